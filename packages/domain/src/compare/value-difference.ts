/** A product's value of one property, as in the contract. */
export interface ComparableValue {
  /** In the base unit of the quantity. */
  readonly baseValue?: number | null;
  readonly baseMaxValue?: number | null;
  readonly value?: number | null;
  readonly maxValue?: number | null;
  readonly bool?: boolean | null;
  readonly text?: string | null;
  readonly optionIds?: readonly string[] | null;
}

/** Two numbers that differ by less than this share of the larger one are equal: 1 in and 25.4 mm do not differ. */
const NOISE = 1e-6;

/** Returns whether products differ in a property, whatever the units of their values. A missing value counts as a difference. */
export function valuesDiffer(values: readonly (ComparableValue | undefined)[]): boolean {
  const [first, ...others] = values;
  return others.some((other) => !isSame(first, other));
}

/** returns for each value whether it differs from what most of them are; all do where no value is shared by more than any other. */
export function unlikeMost(values: readonly (ComparableValue | undefined)[]): boolean[] {
  const shares = values.map((value) => values.filter((other) => isSame(value, other)).length);
  const most = Math.max(0, ...shares);
  const leader = values.find((_, index) => shares[index] === most);
  const isLed = most > 1 && values.every((value, index) => shares[index] !== most || isSame(value, leader));
  return values
    .map((value) => !isLed || !isSame(value, leader))
    .map((isUnlike) => isUnlike && values.length > 1);
}

function isSame(left: ComparableValue | undefined, right: ComparableValue | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  const [leftNumbers, rightNumbers] = [numbersOf(left), numbersOf(right)];
  if (leftNumbers.length > 0 || rightNumbers.length > 0) {
    return (
      leftNumbers.length === rightNumbers.length &&
      leftNumbers.every((value, index) => isNear(value, rightNumbers[index] ?? Number.NaN))
    );
  }
  return wordsOf(left) === wordsOf(right);
}

function numbersOf(value: ComparableValue): number[] {
  const low = value.baseValue ?? value.value;
  const high = value.baseMaxValue ?? value.maxValue;
  return [low, high ?? low].filter((side) => typeof side === 'number');
}

function isNear(left: number, right: number): boolean {
  return Math.abs(left - right) <= NOISE * Math.max(Math.abs(left), Math.abs(right));
}

function wordsOf({ bool, text, optionIds }: ComparableValue): string {
  if (typeof bool === 'boolean') return `bool:${bool}`;
  if (optionIds?.length) return `options:${optionIds.toSorted().join()}`;
  return `text:${text?.trim() ?? ''}`;
}
