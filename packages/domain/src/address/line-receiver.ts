import { personNameProblem } from '../form-fields/person-name';
import { normaliseInput } from '../persian/canonical-text';
import type { Reading } from './line-numbers';
import { type LineText, piecesOf, SEPARATORS, TITLED, take } from './line-text';

const LABEL =
  /^(?:نام[\s\u200c]*)?(?:(?:و[\s\u200c]*)?نام[\s\u200c]*خانوادگی[\s\u200c]*)?(?:گیرنده|تحویل[\s\u200c]*گیرنده|دریافت[\s\u200c]*کننده|تحویل[\s\u200c]*به(?:[\s\u200c]+نام)?|تحویل|به[\s\u200c]+نام|receiver)(?![\p{L}\u200c])(?:[\s\u200c]+به[\s\u200c]+نام(?![\p{L}\u200c])|[\s\u200c]+نام(?=[\s\u200c]*[:：]))?[\s\u200c]*[:：.=]?\s*/iu;
/** «نام: …» of a copied form: a label only with its colon. A company or a building may have it as well. */
const NAME_LABEL = /^نام(?:[\s\u200c]*و[\s\u200c]*نام[\s\u200c]*خانوادگی)?[\s\u200c]*[:：]\s*/u;
/** A label that may stand in the middle of a line without commas. */
const INNER_LABEL =
  /(?<!تحویل|نام|گیرنده|کننده)\s(?=(?:نام\s+)?(?:گیرنده|تحویل[\s\u200c]*گیرنده|تحویل|به\s+نام)(?![\p{L}\u200c]))/gu;
/** «نام: …» in the middle of a piece counts after a number, or where the piece has the title of an address. */
const INNER_NAME = new RegExp(
  `\\s(?=نام(?:\\s+و\\s+نام[\\s\\u200c]*خانوادگی)?\\s*[:：])(?<=(?:\\d|${TITLED}[^${SEPARATORS}]*)\\s)(?<!\\sو\\s)`,
  'gu',
);
const COURTESY =
  /^(?:(?:جناب|سرکار)[\s\u200c]+)?(?:آقای|خانم|مهندس|دکتر)(?:[\s\u200c]+(?:مهندس|دکتر))?[\s\u200c]+/u;
/** A longer text is a sentence and not a name: «تحویل به نگهبانی درب شمالی کارخانه». */
const MOST_WORDS = 4;

/**
 * Extracts the receiver: the name after its label, else a piece that begins with «آقای» or «خانم», else the name of a copied form: another
 * name may stand there.
 */
export function readReceiver(line: LineText): Reading<string | undefined> {
  const text = line.text.replace(INNER_LABEL, '\n');
  return (
    receiverAfter(LABEL, line, text) ??
    receiverAfter(undefined, line, text) ??
    receiverAfter(NAME_LABEL, line, text.replace(INNER_NAME, '\n')) ?? { line, found: undefined }
  );
}

function receiverAfter(
  pattern: RegExp | undefined,
  line: LineText,
  text: string,
): Reading<string> | undefined {
  for (const { start, end } of piecesOf(text)) {
    const piece = text.slice(start, end);
    const label = pattern?.exec(piece)?.[0] ?? '';
    const courtesy = COURTESY.exec(piece.slice(label.length))?.[0] ?? '';
    if (pattern === undefined ? courtesy === '' : label === '') continue;
    const name = normaliseInput(piece.slice(label.length + courtesy.length));
    if (personNameProblem(name) !== undefined || name.split(' ').length > MOST_WORDS) continue;
    return { line: take(line, 'receiverName', start, end), found: name };
  }
  return undefined;
}
