import { tabStorage } from '@/lib/storage/browser-storage';
import type { ActionPress } from './action-table';

/** Where a tab stores the actions that wait for another document. */
export const PENDING_ACTIONS_KEY = 'bazaar-pending-actions';

/** The queue of the script in the page. Null while the listener is there. */
interface EarlyWindow {
  earlyPresses?: (HTMLElement | ActionPress)[] | null;
  /** Called by the script in the page with every press it has queued. */
  onEarlyPress?: (() => void) | undefined;
}

const page = globalThis as EarlyWindow;
let perform: ((press: ActionPress) => void) | undefined;

/** Does what no element was pressed for, such as what a key asks for. Before the listener is there it is queued. */
export function performAction(press: ActionPress): void {
  if (perform !== undefined) return void perform(press);
  page.earlyPresses ??= [];
  page.earlyPresses.push(press);
  page.onEarlyPress?.();
}

/** Says who does what `performAction` is called for from now on. */
export function setPerformer(performer: typeof perform): void {
  perform = performer;
}

/** Calls back when something is to be done: already pressed, pressed later, or pending from before. Returns the function that stops. */
export function listenForEarlyPresses(onNeeded: () => void): () => void {
  const isWaiting = (page.earlyPresses?.length ?? 0) > 0 || tabStorage.read(PENDING_ACTIONS_KEY) !== null;
  page.onEarlyPress = onNeeded;
  if (isWaiting) onNeeded();
  return () => {
    page.onEarlyPress = undefined;
  };
}

/** What was pressed before the listener was there, in its order. From now on nothing is queued. */
export function takeEarlyPresses(): readonly (HTMLElement | ActionPress)[] {
  const early = page.earlyPresses ?? [];
  page.earlyPresses = null;
  return early;
}
