import { normaliseInput } from '@bazaar/domain/persian/canonical-text';
import { persianNumber } from '../http/persian-issues';

type Texts = Record<string, string>;

export interface CheckedTexts<Fields> {
  /** With normalised digits, letters and spaces; a text that is then empty is left out. */
  fields: Fields;
  /** Persian messages by field. */
  errors: Record<string, string[]>;
}

/** Free texts; ids, numbers and codes are not folded. */
const folded = new Set(['title', 'receiverName', 'addressText', 'plaque', 'unit', 'accessNote']);

/** Minimum length of each text after folding; the contract checks the maximum. */
const leastLengths: Record<string, number> = { title: 2, receiverName: 2, addressText: 10 };

const name = /^[\p{Script=Arabic}\p{Script=Latin}][\p{Script=Arabic}\p{Script=Latin}\p{M}\u200c .'’-]*$/u;

/** Folds typed texts, and validates the result. */
export function checkTexts<Fields extends object>(typed: Fields): CheckedTexts<Fields> {
  const fields = Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) => {
      if (typeof value !== 'string' || !folded.has(field)) return [[field, value]];
      const text = normaliseInput(value);
      return text === '' && leastLengths[field] === undefined ? [] : [[field, text]];
    }),
  ) as Fields;
  return { fields, errors: textErrors(fields as Texts) };
}

function textErrors(texts: Texts): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [field, least] of Object.entries(leastLengths)) {
    const text = texts[field];
    if (text !== undefined && text.length < least) {
      errors[field] = [`دست‌کم ${persianNumber(least)} نویسه لازم است.`];
    }
  }
  const receiver = texts.receiverName;
  if (errors.receiverName === undefined && receiver !== undefined && !isName(receiver)) {
    errors.receiverName = ['نام را با حروف فارسی یا لاتین بنویسید.'];
  }
  return errors;
}

/** Returns whether the text is a name: the Arabic script also has signs and digits, which no name contains. */
function isName(text: string): boolean {
  return name.test(text) && !/[\p{N}؟،؛«»٪]/u.test(text);
}
