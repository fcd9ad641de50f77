import type { ActionPress } from './action-table';

/** The queue of the script in the page. Null while the listener is there. */
interface EarlyWindow {
  earlyPresses?: (HTMLElement | ActionPress)[] | null;
}

const page = globalThis as EarlyWindow;

/** What was pressed before the listener was there, in its order. From now on nothing is queued. */
export function takeEarlyPresses(): readonly (HTMLElement | ActionPress)[] {
  const early = page.earlyPresses ?? [];
  page.earlyPresses = null;
  return early;
}

/** Adds to the queue what was asked for by other means than a press, such as a key. */
export function queueEarly(press: ActionPress): void {
  page.earlyPresses ??= [];
  page.earlyPresses.push(press);
}
