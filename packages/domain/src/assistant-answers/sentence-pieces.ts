import type { TextSpan, Understanding } from '../assistant/understanding';

/** A stretch of the sentence and what it became; without a mark it carries no meaning of its own. */
export interface MarkedPiece {
  readonly text: string;
  readonly mark?: 'hard' | 'soft' | 'unknown';
}

/** Returns the sentence cut where its meaning changes. Joined again, the pieces are the sentence; where spans overlap the first part has the words. */
export function sentencePieces({ sentence, category, parts, notUnderstood }: Understanding): MarkedPiece[] {
  const marks: MarkedPiece['mark'][] = new Array(sentence.length).fill(undefined);
  const put = (spans: readonly TextSpan[], mark: MarkedPiece['mark']) => {
    for (const { start, end } of spans)
      for (let at = Math.max(0, start); at < Math.min(end, sentence.length); at += 1) marks[at] ??= mark;
  };
  put(category?.spans ?? [], 'hard');
  for (const { spans, strength } of parts) put(spans, strength);
  for (const { span } of notUnderstood) put([span], 'unknown');
  const pieces: MarkedPiece[] = [];
  for (let start = 0; start < sentence.length; ) {
    let end = start + 1;
    while (end < sentence.length && marks[end] === marks[start]) end += 1;
    const mark = marks[start];
    pieces.push({ text: sentence.slice(start, end), ...(mark === undefined ? {} : { mark }) });
    start = end;
  }
  return pieces;
}
