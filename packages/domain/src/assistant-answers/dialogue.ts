import type { Understanding } from '../assistant/understanding';

/** A turn of the dialogue: a line of the joined sentence, and where it stands in it. */
export interface DialogueTurn {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Turns of one dialogue; a further one begins anew. */
export const MOST_TURNS = 12;

/** Returns the turns of a joined sentence: one for each line that says something. */
export function dialogueTurns(sentence: string): readonly DialogueTurn[] {
  const turns: DialogueTurn[] = [];
  let start = 0;
  for (const line of sentence.split('\n')) {
    if (line.trim() !== '') turns.push({ text: line, start, end: start + line.length });
    start += line.length + 1;
  }
  return turns;
}

/** Returns the parts whose last words are in a turn, and the words of it that nothing took. */
export function saidInTurn(
  { parts, notUnderstood }: Pick<Understanding, 'parts' | 'notUnderstood'>,
  { start, end }: Pick<DialogueTurn, 'start' | 'end'>,
): Pick<Understanding, 'parts' | 'notUnderstood'> {
  const isInside = (at: number) => at >= start && at < end;
  return {
    parts: parts.filter(({ spans }) => isInside(spans.at(-1)?.start ?? -1)),
    notUnderstood: notUnderstood.filter(({ span }) => isInside(span.start)),
  };
}
