import { parseNumber } from '../persian/numbers';
import { convert, type Unit } from '../units/unit';
import type { DraftProperty } from './draft';

export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/**
 * Returns the bounds a buyer typed in one unit as they are in another one, for help beside the field: what was typed is sent as typed.
 * `undefined` where nothing is typed or both units are one.
 */
export function rangeInUnit(
  { min, max }: Pick<DraftProperty, 'min' | 'max'>,
  from: Unit | undefined,
  to: Unit | undefined,
): NumberRange | undefined {
  if (from === undefined || to === undefined || from.id === to.id) return undefined;
  const [low, high] = [parseNumber(min), parseNumber(max)];
  if (low === undefined && high === undefined) return undefined;
  return {
    ...(low === undefined ? {} : { min: convert(low, from, to) }),
    ...(high === undefined ? {} : { max: convert(high, from, to) }),
  };
}
