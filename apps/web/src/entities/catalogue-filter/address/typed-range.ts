import { convert, parseQuantity, type Unit } from '@bazaar/domain/units';

/** The two fields of a range as numbers of one unit; an open side is absent. */
export interface TypedRange {
  readonly value?: number;
  readonly maxValue?: number;
  readonly unitId?: string;
}

/**
 * Reads the fields of a range: digits of any script, numbers with a unit of their own («۲"»), which wins over the selected one.
 *
 * @param units units of the property's quantity; empty for a number without a unit
 * @returns `undefined` when a side is no quantity
 */
export function readTypedRange(
  min: string | undefined,
  max: string | undefined,
  selectedUnitId: string | undefined,
  units: readonly Unit[],
): TypedRange | undefined {
  const selected = units.find(({ id }) => id === selectedUnitId);
  const [low, high] = [min, max].map((typed) => readSide(typed, units, selected));
  if (low === null || high === null) return undefined;
  const unitId = low?.unitId ?? high?.unitId ?? selectedUnitId;
  const target = units.find(({ id }) => id === unitId);
  const inTarget = (side: Side | undefined) => {
    if (side === undefined) return undefined;
    const own = units.find(({ id }) => id === (side.unitId ?? selectedUnitId));
    return own && target ? convert(side.value, own, target) : side.value;
  };
  return {
    ...withNumber('value', inTarget(low)),
    ...withNumber('maxValue', inTarget(high)),
    ...(unitId === undefined ? {} : { unitId }),
  };
}

interface Side {
  readonly value: number;
  readonly unitId: string | undefined;
}

/** Returns undefined for an open side, null for invalid text. */
function readSide(
  typed: string | undefined,
  units: readonly Unit[],
  selected: Unit | undefined,
): Side | undefined | null {
  if (typed === undefined) return undefined;
  const read = parseQuantity(typed, units, selected);
  return read.ok ? read.value : null;
}

function withNumber(key: 'value' | 'maxValue', value: number | undefined) {
  return value === undefined ? {} : { [key]: value };
}
