import { type AssistantEdit, keyOf } from './edits';

const MOST_EDITS = 40;
const LETTERS = { remove: 'x', strength: 's', range: 'r', options: 'o', quantity: 'q', price: 'p' } as const;

/** Writes the changes for an address: `x~price_s~property:p-bore~soft_r~property:p-bore~20~30~u-mm`. */
export function writeEdits(edits: readonly AssistantEdit[]): string {
  return edits
    .slice(-MOST_EDITS)
    .map((edit) => [LETTERS[edit.kind], ...fieldsOf(edit)].map(encodeField).join('~'))
    .join('_');
}

/** Parses the changes of an address; what is not one of them is dropped. */
export function readEdits(text: string): readonly AssistantEdit[] {
  return text
    .split('_')
    .slice(0, MOST_EDITS)
    .flatMap((piece) => readEdit(piece) ?? []);
}

function fieldsOf(edit: AssistantEdit): readonly string[] {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  switch (edit.kind) {
    case 'remove':
      return [edit.key];
    case 'strength':
      return [edit.key, edit.strength];
    case 'range':
      return [edit.key, text(edit.min), text(edit.max), edit.unitId ?? ''];
    case 'options':
      return [keyOf(edit), ...edit.optionIds];
    case 'quantity':
      return [text(edit.amount)];
    case 'price':
      return [text(edit.minRial), text(edit.maxRial)];
  }
}

function readEdit(piece: string): AssistantEdit | undefined {
  const [letter, ...fields] = piece.split('~').map(decodeField);
  const [first = '', second = '', third = '', fourth = ''] = fields;
  switch (letter) {
    case LETTERS.remove:
      return first === '' ? undefined : { kind: 'remove', key: first };
    case LETTERS.strength:
      return second === 'soft' || second === 'hard'
        ? { kind: 'strength', key: first, strength: second }
        : undefined;
    case LETTERS.options:
      return { kind: 'options', key: first, optionIds: fields.slice(1).filter((id) => id !== '') };
    case LETTERS.quantity: {
      const amount = readNumber(first);
      return amount === undefined ? undefined : { kind: 'quantity', amount };
    }
    case LETTERS.price:
      return { kind: 'price', ...sides(first, second, 'minRial', 'maxRial') };
    case LETTERS.range:
      return {
        kind: 'range',
        key: first,
        ...sides(second, third, 'min', 'max'),
        ...(fourth === '' ? {} : { unitId: fourth }),
      };
    default:
      return undefined;
  }
}

function sides<Low extends string, High extends string>(
  low: string,
  high: string,
  lowName: Low,
  highName: High,
) {
  const [min, max] = [readNumber(low), readNumber(high)];
  const values = {
    ...(min === undefined ? {} : { [lowName]: min }),
    ...(max === undefined ? {} : { [highName]: max }),
  };
  return values as { readonly [Key in Low | High]?: number };
}

function readNumber(text: string): number | undefined {
  return /^-?\d{1,15}(\.\d{1,12})?$/.test(text) ? Number(text) : undefined;
}

/** Keeps the separators out of a field: `_` and `~` as `!u` and `!t`. */
function encodeField(field: string): string {
  return field.replaceAll('!', '!e').replaceAll('_', '!u').replaceAll('~', '!t');
}

function decodeField(field: string): string {
  return field.replaceAll('!t', '~').replaceAll('!u', '_').replaceAll('!e', '!');
}
