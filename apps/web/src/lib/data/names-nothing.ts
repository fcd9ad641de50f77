/** Length of the contract's longest id. */
const LONGEST_ID = 64;
const CONTROL = /\p{Cc}/u;

/**
 * Returns true for a call about something no id can name: too long, or with a control character. The catalogue would refuse it with 400,
 * which would count as a failure of the service; it is treated as missing without a call.
 */
export function namesNothing(pathname: string): boolean {
  return pathname.split('/').some((part) => {
    const id = decodeURIComponent(part);
    return id.length > LONGEST_ID || CONTROL.test(id);
  });
}
