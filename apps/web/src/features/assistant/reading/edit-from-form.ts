import { type AssistantEdit, keyOf } from '@bazaar/domain/assistant';
import { parseNumber } from '@bazaar/domain/persian';

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

/** Returns the change a chip's form was sent with; none where it is no form of a chip, or says nothing that can be read. */
export function editFromForm(params: URLSearchParams): AssistantEdit | undefined {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const number = (name: string) => (text(name) === '' ? undefined : parseNumber(text(name)));
  const key = text(EDIT_FIELDS.key);
  switch (text(EDIT_FIELDS.kind)) {
    case 'range': {
      const [min, max] = [number(EDIT_FIELDS.min), number(EDIT_FIELDS.max)];
      const unitId = text(EDIT_FIELDS.unit);
      if (min === undefined && max === undefined) return undefined;
      return {
        kind: 'range',
        key,
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
        ...(unitId === '' ? {} : { unitId }),
      };
    }
    case 'options': {
      const optionIds = params.getAll(EDIT_FIELDS.option);
      return optionIds.length === 0 ? { kind: 'remove', key } : { kind: 'options', key, optionIds };
    }
    case 'quantity': {
      const amount = number(EDIT_FIELDS.amount);
      return amount === undefined || amount <= 0 ? undefined : { kind: 'quantity', amount };
    }
    case 'price': {
      const toman = number(EDIT_FIELDS.maxPrice);
      if (toman === undefined || toman <= 0) return undefined;
      return { kind: 'price', maxRial: Math.round(toman * RIAL_PER_TOMAN) };
    }
    default:
      return undefined;
  }
}

/** Returns the changes with one more; an earlier change of the same kind to the same chip goes, and a removed chip has no other. */
export function withEdit(edits: readonly AssistantEdit[], edit: AssistantEdit): readonly AssistantEdit[] {
  const key = keyOf(edit);
  const others = edits.filter(
    (known) => keyOf(known) !== key || (known.kind !== edit.kind && edit.kind !== 'remove'),
  );
  return [...others, edit];
}
