const ISOLATE_LEFT_TO_RIGHT = '\u2066';
const END_OF_ISOLATE = '\u2069';
/** A run of Latin letters (Ø among them), digits and the signs between them, such as `6205-2RSH`, `M16×60`, `i=50` or `1/2"`. */
const CODE =
  /[\p{Script=Latin}0-9](?:[\p{Script=Latin}0-9\-./×+_…=°·µ²³½¼¾:±"]|\s(?=[\p{Script=Latin}0-9]))*[\p{Script=Latin}0-9°²³½¼¾"]/gu;

/**
 * Isolates codes inside a Persian text where no `<bdi>` can stand: in a toast, a title, an accessible name. Without it «بلبرینگ 6205-2RSH»
 * is drawn as «2RSH-6205», because a number after Arabic letters breaks at its hyphen.
 */
export function isolateCodes(text: string): string {
  return text.replace(CODE, (code) => ISOLATE_LEFT_TO_RIGHT + code + END_OF_ISOLATE);
}

/** Returns the text without isolates, to store after an edit of a field that shows isolated codes. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(ISOLATE_LEFT_TO_RIGHT, '').replaceAll(END_OF_ISOLATE, '');
}
