import { personNameProblem } from '../form-fields/person-name';
import { normaliseInput } from '../persian/canonical-text';
import type { Reading } from './line-numbers';
import { type LineText, piecesOf, take } from './line-text';

const LABEL =
  /^(?:نام[\s\u200c]*)?(?:(?:و[\s\u200c]*)?نام[\s\u200c]*خانوادگی[\s\u200c]*)?(?:گیرنده|تحویل[\s\u200c]*گیرنده|دریافت[\s\u200c]*کننده|تحویل[\s\u200c]*به|تحویل|به[\s\u200c]+نام|receiver)(?![\p{L}\u200c])[\s\u200c]*[:：.=]?\s*/iu;
/** «نام: …» of a copied form: a label only with its colon. */
const NAME_LABEL = /^نام(?:[\s\u200c]*و[\s\u200c]*نام[\s\u200c]*خانوادگی)?[\s\u200c]*[:：]\s*/u;
/** A label that may stand in the middle of a line without commas. */
const INNER_LABEL =
  /(?<!تحویل|نام)\s(?=(?:نام\s+)?(?:گیرنده|تحویل[\s\u200c]*گیرنده|تحویل|به\s+نام)(?![\p{L}\u200c]))|(?<!\sو)\s(?=نام(?:\s+و\s+نام[\s\u200c]*خانوادگی)?\s*[:：])/gu;
const COURTESY =
  /^(?:(?:جناب|سرکار)[\s\u200c]+)?(?:آقای|خانم|مهندس|دکتر)(?:[\s\u200c]+(?:مهندس|دکتر))?[\s\u200c]+/u;
/** A longer text is a sentence and not a name: «تحویل به نگهبانی درب شمالی کارخانه». */
const MOST_WORDS = 4;

/** Extracts the receiver: the name after its label, or a piece that begins with «آقای» or «خانم». */
export function readReceiver(line: LineText): Reading<string | undefined> {
  const text = line.text.replace(INNER_LABEL, '\n');
  for (const needsLabel of [true, false]) {
    for (const { start, end } of piecesOf(text)) {
      const piece = text.slice(start, end);
      const label = (LABEL.exec(piece) ?? NAME_LABEL.exec(piece))?.[0] ?? '';
      const courtesy = COURTESY.exec(piece.slice(label.length))?.[0] ?? '';
      if (needsLabel ? label === '' : courtesy === '') continue;
      const name = normaliseInput(piece.slice(label.length + courtesy.length));
      if (personNameProblem(name) !== undefined || name.split(' ').length > MOST_WORDS) continue;
      return { line: take(line, 'receiverName', start, end), found: name };
    }
  }
  return { line, found: undefined };
}
