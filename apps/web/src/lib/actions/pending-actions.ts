import { isPendingFresh } from '@bazaar/domain/drafts/pending';
import { tabStorage } from '@/lib/storage/browser-storage';
import type { ActionPress } from './action-table';
import { PENDING_ACTIONS_KEY } from './early-presses';

/** An action that waits for another document: after the login, or after a reload. */
export interface PendingAction extends Pick<ActionPress, 'name' | 'payload'> {
  /** Time of the press, in ms. */
  readonly atMs: number;
  /** Path of the page it was pressed on. */
  readonly path: string;
  /** Performed only with a session, because the login interrupted it. */
  readonly afterLogin: boolean;
}

/** More than a person presses while a page does not react. */
const MOST_PENDING = 10;

/** Stores an action for this tab. The same one is stored once. */
export function storePendingAction({ name, payload }: ActionPress, afterLogin: boolean): void {
  const action = { name, payload, atMs: Date.now(), path: location.pathname, afterLogin };
  const others = readPendingActions().filter((other) => !isSame(other, action));
  tabStorage.writeJson(PENDING_ACTIONS_KEY, [...others, action].slice(-MOST_PENDING));
}

/** Returns the pending actions that are still valid, oldest first. */
export function readPendingActions(): readonly PendingAction[] {
  const stored = tabStorage.readJson(PENDING_ACTIONS_KEY);
  const nowMs = Date.now();
  return Array.isArray(stored)
    ? stored.filter((value: unknown) => isPendingAction(value) && isPendingFresh(value.atMs, nowMs))
    : [];
}

/** Removes the due actions from the queue and returns them, so that each is performed once; the rest stays. */
export function takePendingActions(isDue: (action: PendingAction) => boolean): readonly PendingAction[] {
  const pending = readPendingActions();
  const rest = pending.filter((action) => !isDue(action));
  if (rest.length > 0) tabStorage.writeJson(PENDING_ACTIONS_KEY, rest);
  else tabStorage.remove(PENDING_ACTIONS_KEY);
  return pending.filter(isDue);
}

function isSame(left: ActionPress, right: ActionPress): boolean {
  return left.name === right.name && JSON.stringify(left.payload) === JSON.stringify(right.payload);
}

function isPendingAction(value: unknown): value is PendingAction {
  if (typeof value !== 'object' || value === null) return false;
  const { name, path, atMs, afterLogin } = value as Record<keyof PendingAction, unknown>;
  const isWhole = typeof name === 'string' && typeof path === 'string' && typeof atMs === 'number';
  return isWhole && typeof afterLogin === 'boolean';
}
