import { type AssistantEdit, keyOf } from '@bazaar/domain/assistant';
import { parseNumber } from '@bazaar/domain/persian';
import { parseQuantity, type Unit } from '@bazaar/domain/units';
import { readTypedRange } from '@/entities/catalogue-filter/address/typed-range';

/** Names of the fields of a chip's form. */
export const EDIT_FIELDS = {
  kind: 'edit',
  key: 'key',
  min: 'min',
  max: 'max',
  unit: 'unit',
  option: 'option',
  amount: 'amount',
  maxPrice: 'maxPrice',
} as const;

const RIAL_PER_TOMAN = 10;

/**
 * Returns the change a chip's form was sent with; none where it is no form of a chip, or says something that cannot be read.
 *
 * @param units units of the chip's property, for numbers that are typed with one
 */
export function editFromForm(
  params: URLSearchParams,
  units: readonly Unit[] = [],
): AssistantEdit | undefined {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const key = text(EDIT_FIELDS.key);
  switch (text(EDIT_FIELDS.kind)) {
    case 'range': {
      const [min, max, unit] = [EDIT_FIELDS.min, EDIT_FIELDS.max, EDIT_FIELDS.unit].map(
        (name) => text(name) || undefined,
      );
      const range = readTypedRange(min, max, unit, units);
      if (range === undefined || (min === undefined && max === undefined)) return undefined;
      const { value, maxValue, unitId } = range;
      return {
        kind: 'range',
        key,
        ...(value === undefined ? {} : { min: value }),
        ...(maxValue === undefined ? {} : { max: maxValue }),
        ...(unitId === undefined ? {} : { unitId }),
      };
    }
    case 'options': {
      const optionIds = params.getAll(EDIT_FIELDS.option);
      return optionIds.length === 0 ? { kind: 'remove', key } : { kind: 'options', key, optionIds };
    }
    case 'quantity': {
      const amount = plainNumber(text(EDIT_FIELDS.amount));
      return amount === undefined || amount <= 0 ? undefined : { kind: 'quantity', amount };
    }
    case 'price': {
      const toman = parseNumber(text(EDIT_FIELDS.maxPrice));
      if (toman === undefined || toman <= 0) return undefined;
      return { kind: 'price', maxRial: Math.round(toman * RIAL_PER_TOMAN) };
    }
    default:
      return undefined;
  }
}

/** Returns whether a side of a range is typed with a unit, which only those of the chip's property can explain. */
export function namesUnit(params: URLSearchParams): boolean {
  const sides = [EDIT_FIELDS.min, EDIT_FIELDS.max].map((name) => params.get(name)?.trim() ?? '');
  return (
    params.get(EDIT_FIELDS.kind) === 'range' &&
    sides.some((side) => side !== '' && plainNumber(side) === undefined)
  );
}

/** Returns a number typed without a unit. */
function plainNumber(typed: string): number | undefined {
  const read = parseQuantity(typed, []);
  return read.ok ? read.value.value : undefined;
}

/** Returns the changes with one more; an earlier change of the same kind to the same chip goes, and a removed chip has no other. */
export function withEdit(edits: readonly AssistantEdit[], edit: AssistantEdit): readonly AssistantEdit[] {
  const key = keyOf(edit);
  const others = edits.filter(
    (known) => keyOf(known) !== key || (known.kind !== edit.kind && edit.kind !== 'remove'),
  );
  return [...others, edit];
}
