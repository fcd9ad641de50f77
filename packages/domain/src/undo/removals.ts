import { createStore, type StoreApi } from 'zustand/vanilla';

/** Time in which a removal can be undone, in ms. */
export const UNDO_MS = 5_000;
/** Time after a removal at which it is sent although it is still held, in ms. */
const LONGEST_HELD_MS = 30_000;

/** Something a person removed from a list. */
export interface Removal {
  /** Unique among everything that can be removed, such as `note:<id>`. */
  readonly key: string;
  /** Removes it in the catalogue. Called once, when the time is over or the page is left. */
  send(): Promise<unknown>;
  /** Called when it could not be removed: the row is back by then. */
  onFailed(error: unknown): void;
}

/** `waiting` can be undone; `gone` is being removed, or was. */
export type RemovalPhase = 'waiting' | 'gone';

/** Phases of the removals of this document, by key; what is not named is in its list. */
export type RemovalPhases = Readonly<Record<string, RemovalPhase>>;

export interface RemovalsOptions {
  /** Runs `run` after `ms`; returns the function that stops it. */
  readonly wait: (ms: number, run: () => void) => () => void;
  /** Returns a time in ms that only goes forward. */
  readonly now: () => number;
}

/** A removal that can still be undone. */
interface Waiting {
  readonly removal: Removal;
  /** Stops the longest time it may be held. */
  readonly stopLongest: () => void;
  /** What was left of its time at `sinceMs`. */
  leftMs: number;
  sinceMs: number;
  /** Stops the time that runs; absent while it is held. */
  stop: (() => void) | undefined;
}

/** Removals that are hidden at once and sent when they can no longer be undone. */
export interface Removals {
  readonly store: Pick<StoreApi<RemovalPhases>, 'getState' | 'getInitialState' | 'subscribe'>;
  remove(removal: Removal): void;
  /** Stops and continues its time, as the focus or the pointer comes to its row and leaves it. */
  hold(key: string, isHeld: boolean): void;
  /** Returns whether it was still possible. */
  undo(key: string): boolean;
  /** Sends at once what waits, or only these keys. Resolves when each of them has its answer. */
  send(keys?: readonly string[]): Promise<void>;
}

export function createRemovals({ wait, now }: RemovalsOptions): Removals {
  const store = createStore<RemovalPhases>(() => ({}));
  const waiting = new Map<string, Waiting>();
  const answers = new Set<Promise<void>>();
  const putBack = (key: string) =>
    store.setState(({ [key]: _phase, ...others }: RemovalPhases) => others, true);

  /** Takes a removal out of those that wait, if it still does. */
  const take = (key: string): Removal | undefined => {
    const found = waiting.get(key);
    found?.stop?.();
    found?.stopLongest();
    waiting.delete(key);
    return found?.removal;
  };

  const sendOne = (key: string): void => {
    const removal = take(key);
    if (removal === undefined) return;
    store.setState({ [key]: 'gone' });
    const answer = attempt(removal, () => putBack(key)).finally(() => answers.delete(answer));
    answers.add(answer);
  };

  return {
    store,
    remove(removal) {
      const { key } = removal;
      // Of two presses the first counts.
      if (store.getState()[key] !== undefined) return;
      const sendIt = () => sendOne(key);
      const stopLongest = wait(LONGEST_HELD_MS, sendIt);
      const stop = wait(UNDO_MS, sendIt);
      waiting.set(key, { removal, stopLongest, stop, leftMs: UNDO_MS, sinceMs: now() });
      store.setState({ [key]: 'waiting' });
    },
    hold(key, isHeld) {
      const found = waiting.get(key);
      if (found === undefined || (found.stop === undefined) === isHeld) return;
      found.stop?.();
      if (isHeld) found.leftMs -= now() - found.sinceMs;
      else found.sinceMs = now();
      found.stop = isHeld ? undefined : wait(found.leftMs, () => sendOne(key));
    },
    undo(key) {
      const isPossible = take(key) !== undefined;
      if (isPossible) putBack(key);
      return isPossible;
    },
    async send(keys = [...waiting.keys()]) {
      for (const key of keys) sendOne(key);
      await Promise.all(answers);
    },
  };
}

/** What is already gone from the catalogue is removed. */
async function attempt({ send, onFailed }: Removal, putBack: () => void): Promise<void> {
  try {
    await send();
  } catch (error) {
    if ((error as { status?: number }).status === 404) return;
    putBack();
    onFailed(error);
  }
}
