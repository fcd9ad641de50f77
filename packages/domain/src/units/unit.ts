/** A unit of the contract: base = value × factor + offset. */
export interface Unit {
  readonly id: string;
  readonly symbol: string;
  readonly title?: string;
  readonly displayText?: string;
  readonly factor: number;
  readonly offset?: number;
  readonly system?: UnitSystem;
  readonly isBase?: boolean;
}

export type UnitSystem =
  /** Metric. */
  | 'SI'
  /** Inch and pound. */
  | 'Imperial'
  /** Used in the local trade, part of neither system. */
  | 'Local';

/** Significant digits that survive a change of unit and back and hide the noise of binary fractions. */
const STORED_DIGITS = 12;

/** Converts a value to the base unit of its quantity. */
export function toBase(value: number, unit: Pick<Unit, 'factor' | 'offset'>): number {
  return clean(value * unit.factor + (unit.offset ?? 0));
}

/** Converts a value in the base unit to `unit`. */
export function fromBase(base: number, unit: Pick<Unit, 'factor' | 'offset'>): number {
  return clean((base - (unit.offset ?? 0)) / unit.factor);
}

/** Converts a value between two units of the same quantity: 2 inch → 50.8 mm → 2 inch. */
export function convert(
  value: number,
  from: Pick<Unit, 'factor' | 'offset'>,
  to: Pick<Unit, 'factor' | 'offset'>,
): number {
  if (from === to) return value;
  return clean((value * from.factor + (from.offset ?? 0) - (to.offset ?? 0)) / to.factor);
}

function clean(value: number): number {
  const rounded = Number(value.toPrecision(STORED_DIGITS));
  return rounded === 0 ? 0 : rounded;
}
