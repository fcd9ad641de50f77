import { normaliseInput } from '@bazaar/domain/persian/canonical-text';
import { persianNumber } from '../http/persian-issues';

type Texts = Record<string, string>;

export interface CheckedTexts<Fields> {
  /** With digits, letters and spaces in one spelling; a text that is empty then is left out. */
  fields: Fields;
  /** Persian sentences by field. */
  errors: Record<string, string[]>;
}

/** What people write freely; ids, numbers and codes are taken as they are. */
const folded = new Set(['title', 'receiverName', 'addressText', 'plaque', 'unit', 'accessNote']);

/** The least length of each text after folding; the contract has seen to the greatest. */
const leastLengths: Record<string, number> = { title: 2, receiverName: 2, addressText: 10 };

const name = /^[\p{Script=Arabic}\p{Script=Latin}][\p{Script=Arabic}\p{Script=Latin}\p{M}\u200c .'’-]*$/u;

/** What a person typed, folded, and what is wrong with it once it is. */
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

/** Arabic script holds signs and digits too, which no name has. */
function isName(text: string): boolean {
  return name.test(text) && !/[\p{N}؟،؛«»٪]/u.test(text);
}
