import { isPendingFresh } from '@bazaar/domain/drafts/pending';
import { tabStorage } from '@/lib/storage/browser-storage';
import type { ActionPress } from './action-table';
import { PENDING_ACTIONS_KEY } from './early-presses';

/** An action that waits for another document: after the login, or after a reload. */
export interface PendingAction extends Pick<ActionPress, 'name' | 'payload'> {
  /** When it was asked for, milliseconds. */
  readonly atMs: number;
  /** Path of the page it was asked for on. */
  readonly path: string;
  /** The login came in between: without one it is not done. */
  readonly afterLogin: boolean;
}

/** More than a person asks for while a page does not react. */
const MOST_PENDING = 10;

/** Stores an action for this tab. Asked for twice, it is done once. */
export function storePendingAction({ name, payload }: ActionPress, afterLogin: boolean): void {
  const action = { name, payload, atMs: Date.now(), path: location.pathname, afterLogin };
  const others = readPendingActions().filter((other) => !isSame(other, action));
  tabStorage.writeJson(PENDING_ACTIONS_KEY, [...others, action].slice(-MOST_PENDING));
}

/** What waits and is still meant, oldest first. */
export function readPendingActions(): readonly PendingAction[] {
  const stored = tabStorage.readJson(PENDING_ACTIONS_KEY);
  const nowMs = Date.now();
  return Array.isArray(stored)
    ? stored.filter((value: unknown) => isPendingAction(value) && isPendingFresh(value.atMs, nowMs))
    : [];
}

/** Takes what is due out of the queue, so that it is done once; the rest stays. */
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
