import { createStore, type StoreApi } from 'zustand/vanilla';

/** Time in which a removal can be undone, in ms. */
export const UNDO_MS = 5_000;

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
}

/** Removals that are hidden at once and sent when they can no longer be undone. */
export interface Removals {
  readonly store: Pick<StoreApi<RemovalPhases>, 'getState' | 'getInitialState' | 'subscribe'>;
  remove(removal: Removal): void;
  /** Returns whether it was still possible. */
  undo(key: string): boolean;
  /** Sends at once what waits, or only these keys. Resolves when each of them has its answer. */
  send(keys?: readonly string[]): Promise<void>;
}

export function createRemovals({ wait }: RemovalsOptions): Removals {
  const store = createStore<RemovalPhases>(() => ({}));
  const waiting = new Map<string, { readonly removal: Removal; readonly stop: () => void }>();
  const answers = new Set<Promise<void>>();
  const putBack = (key: string) =>
    store.setState(({ [key]: _phase, ...others }: RemovalPhases) => others, true);

  const sendOne = (key: string): void => {
    const found = waiting.get(key);
    if (found === undefined) return;
    found.stop();
    waiting.delete(key);
    store.setState({ [key]: 'gone' });
    const answer = attempt(found.removal, () => putBack(key)).finally(() => answers.delete(answer));
    answers.add(answer);
  };

  return {
    store,
    remove(removal) {
      const { key } = removal;
      // Of two presses the first counts.
      if (store.getState()[key] !== undefined) return;
      waiting.set(key, { removal, stop: wait(UNDO_MS, () => sendOne(key)) });
      store.setState({ [key]: 'waiting' });
    },
    undo(key) {
      const found = waiting.get(key);
      found?.stop();
      waiting.delete(key);
      if (found !== undefined) putBack(key);
      return found !== undefined;
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
