import { latinRuns } from '@bazaar/ui/latin-runs';

const ISOLATE_LEFT_TO_RIGHT = '\u2066';
const END_OF_ISOLATE = '\u2069';

/**
 * Isolates codes inside a Persian text where no `<bdi>` can stand: in a toast, a title, an accessible name. Without it «بلبرینگ 6205-2RSH»
 * is drawn as «2RSH-6205», because a number after Arabic letters breaks at its hyphen.
 */
export function isolateCodes(text: string): string {
  return latinRuns(text)
    .map((run) => (run.isLatin ? ISOLATE_LEFT_TO_RIGHT + run.text + END_OF_ISOLATE : run.text))
    .join('');
}

/** Returns the text without isolates, to store after an edit of a field that shows isolated codes. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(ISOLATE_LEFT_TO_RIGHT, '').replaceAll(END_OF_ISOLATE, '');
}
