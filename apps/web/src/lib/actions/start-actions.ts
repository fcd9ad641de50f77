import { isPlainClick } from '@bazaar/ui/plain-click';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { readSessionHint } from '@/lib/session/session-hint';
import { isBox, pressOf } from './action-attributes';
import { ACTION_SELECTOR } from './action-selector';
import type { ActionPress, ActionTable } from './action-table';
import { setPerformer, takeEarlyPresses } from './early-presses';
import { loginFirst } from './login-first';
import { type PendingAction, storePendingAction, takePendingActions } from './pending-actions';

/**
 * Starts the one listener for every element with `data-action`, and runs pending actions: presses from before the script, from before a
 * login, from before a reload. It listens on the window in the capture phase, so that other listeners find the event prevented whenever
 * they were started. Returns the function that stops it.
 */
export function startActions(table: ActionTable): () => void {
  const run = (press: ActionPress, link?: HTMLAnchorElement) => void performNow(table, press, link);
  const onEvent = (event: Event) => {
    const found = findAction(table, event.target);
    if (found === undefined || isBox(found.element) !== (event.type === 'change')) return;
    if (event.type === 'click') {
      if (!isPlainClick(event as MouseEvent) || isPlaceOnScreen(found.element)) return;
      event.preventDefault();
    }
    run(found.press, found.element instanceof HTMLAnchorElement ? found.element : undefined);
  };
  addEventListener('click', onEvent, { capture: true });
  addEventListener('change', onEvent, { capture: true });
  setPerformer(run);
  const pending = takePendingActions((action) => isDue(table, action));
  for (const { name, payload } of pending) run({ name, payload, isReplay: true });
  for (const early of takeEarlyPresses()) {
    if (early instanceof HTMLElement) runEarly(table, early, run);
    else run(early);
  }
  return () => {
    setPerformer(undefined);
    removeEventListener('click', onEvent, { capture: true });
    removeEventListener('change', onEvent, { capture: true });
  };
}

/**
 * Runs an early press. The inline script has prevented the default of a pressed link: a link that the listener leaves to the browser is
 * followed now.
 */
function runEarly(
  table: ActionTable,
  element: HTMLElement,
  run: (press: ActionPress, link?: HTMLAnchorElement) => void,
) {
  const found = findAction(table, element);
  const link = element instanceof HTMLAnchorElement ? element : undefined;
  if (link && (found === undefined || isPlaceOnScreen(link))) location.assign(link.href);
  else if (found) run(found.press, link);
}

interface FoundAction {
  readonly element: HTMLElement;
  readonly press: ActionPress;
}

function findAction(table: ActionTable, target: EventTarget | null): FoundAction | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>(`${ACTION_SELECTOR}, a[href]`);
  if (element === null) return undefined;
  if (element.matches(ACTION_SELECTOR)) {
    const press = pressOf(element);
    return Object.hasOwn(table, press.name) ? { element, press } : undefined;
  }
  const href = element.getAttribute('href');
  const row = Object.entries(table).find(([, { linksTo }]) => linksTo !== undefined && linksTo === href);
  return row && { element, press: { name: row[0] } };
}

/** Returns true for a link to a place in the current page. */
function isPlaceOnScreen(element: HTMLElement): boolean {
  if (!(element instanceof HTMLAnchorElement) || element.hash === '') return false;
  return element.origin === location.origin && element.pathname === location.pathname;
}

/**
 * Returns whether a pending action is due: one that opens a dialog waits for its page, one that changes a person's records runs on any page
 * but those that lead on to another.
 */
function isDue(table: ActionTable, { name, path, afterLogin }: PendingAction): boolean {
  const row = table[name];
  if (row === undefined || isPassing()) return false;
  if (afterLogin && readSessionHint() === undefined) return false;
  return row.needsSession || path === location.pathname;
}

/** Returns true on the login page and on the registration after it: they are left when they succeed, and the call would be aborted. */
function isPassing(): boolean {
  return location.pathname === fixedPaths.login || new URLSearchParams(location.search).has('redirectPath');
}

async function performNow(table: ActionTable, press: ActionPress, link?: HTMLAnchorElement): Promise<void> {
  const row = table[press.name];
  if (row === undefined) return;
  if (row.needsSession && readSessionHint() === undefined) return loginFirst(press);
  const handle = await row.load().catch((error: unknown) => {
    // A chunk of an older build is gone: the link is followed, and the page that loads runs the action.
    if (link !== undefined) return () => location.assign(link.href);
    if (!press.isReplay) storePendingAction(press, false);
    throw error;
  });
  await handle(press);
}
