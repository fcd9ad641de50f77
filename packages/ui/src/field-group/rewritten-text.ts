const digit = /\p{Nd}/u;
const separator = /[\s٬,-]/;

/**
 * Returns the leftmost caret position with the given number of digits behind it: formatting changes a number at its front (grouping,
 * prefixes), so that counting from the end stays correct.
 */
export function caretBefore(text: string, digitsBehind: number): number {
  let rest = digitsBehind;
  for (let place = text.length; place > 0; place -= 1) {
    if (!digit.test(text[place - 1] ?? '')) continue;
    if (rest === 0) return place;
    rest -= 1;
  }
  return 0;
}

export const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/**
 * Extends the deletion of a separator to the digit beyond it: otherwise the separator would reappear, and the key would seem to do nothing.
 *
 * @param before former text of the field
 * @param after current text, with the caret at `caret`
 */
export function finishDeletion(before: string, after: string, caret: number, inputType: string): string {
  if (after.length !== before.length - 1 || !separator.test(before[caret] ?? '')) return after;
  const [head, tail] = [after.slice(0, caret), after.slice(caret)];
  if (inputType === 'deleteContentBackward') return head.replace(/\p{Nd}(?=\P{Nd}*$)/u, '') + tail;
  if (inputType === 'deleteContentForward') return head + tail.replace(/\p{Nd}/u, '');
  return after;
}
