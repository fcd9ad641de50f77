import { tabStorage } from '@/lib/storage/browser-storage';
import type { ActionPress } from './action-table';

/** Storage key of the tab's actions that wait for another document. */
export const PENDING_ACTIONS_KEY = 'bazaar-pending-actions';

/** Queue of the inline script. Null once the listener has started. */
interface EarlyWindow {
  earlyPresses?: (HTMLElement | ActionPress)[] | null;
  /** Called by the inline script with every queued press. */
  onEarlyPress?: (() => void) | undefined;
}

const page = globalThis as EarlyWindow;
let perform: ((press: ActionPress) => void) | undefined;

/** Performs an action without an element, for example for a key. Queued until the listener has started. */
export function performAction(press: ActionPress): void {
  if (perform !== undefined) return void perform(press);
  page.earlyPresses ??= [];
  page.earlyPresses.push(press);
  page.onEarlyPress?.();
}

/** Sets the performer that `performAction` calls from now on. */
export function setPerformer(performer: typeof perform): void {
  perform = performer;
}

/** Calls back when an action is needed: already pressed, pressed later, or pending from before. Returns the function that stops it. */
export function listenForEarlyPresses(onNeeded: () => void): () => void {
  const isWaiting = (page.earlyPresses?.length ?? 0) > 0 || tabStorage.read(PENDING_ACTIONS_KEY) !== null;
  page.onEarlyPress = onNeeded;
  if (isWaiting) onNeeded();
  return () => {
    page.onEarlyPress = undefined;
  };
}

/** Returns the presses from before the listener, in order, and ends the queue. */
export function takeEarlyPresses(): readonly (HTMLElement | ActionPress)[] {
  const early = page.earlyPresses ?? [];
  page.earlyPresses = null;
  return early;
}
