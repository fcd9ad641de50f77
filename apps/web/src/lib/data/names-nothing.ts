/** The contract's longest id. */
const LONGEST_ID = 64;
const CONTROL = /\p{Cc}/u;

/**
 * True for a call about something no id can name: too long, or with a control character in it. The catalogue refuses it with 400, which
 * would read as trouble of the service; there is no such thing, and nobody needs to be asked.
 */
export function namesNothing(pathname: string): boolean {
  return pathname.split('/').some((part) => {
    const id = decodeURIComponent(part);
    return id.length > LONGEST_ID || CONTROL.test(id);
  });
}
