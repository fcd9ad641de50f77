import { type Answer, askDatabase, STORE } from './record-database';

/** Records of this browser, larger than `localStorage` allows. Where the browser refuses them they last as long as the page. */
export interface LocalRecords<Value> {
  get(id: string): Promise<Value | undefined>;
  /** Rejects where they cannot be read: that is not to have none. */
  all(): Promise<readonly Value[]>;
  /** Returns whether the record outlives the page. */
  put(id: string, value: Value): Promise<boolean>;
  /**
   * Writes what `edit` makes of the stored record, with no write of another tab in between; nothing where it returns undefined. Returns whether
   * the record outlives the page.
   */
  update(id: string, edit: (stored: Value | undefined) => Value | undefined): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Calls back with the id of a record that changed, in this tab or another. Returns the function that stops it. */
  listen(onChange: (id: string, isOtherTab: boolean) => void): () => void;
}

interface Stored {
  readonly id: string;
  readonly kind: string;
  readonly value: unknown;
}

/** @param read parses a stored value; one of another shape does not exist */
export function createLocalRecords<Value>(
  kind: string,
  read: (stored: unknown) => Value | undefined,
): LocalRecords<Value> {
  const unstored = new Map<string, Value>();
  /** Records as they were last read or written here: one that cannot be read is not one that was removed. */
  const known = new Map<string, Value>();
  const listeners = new Set<(id: string, isOtherTab: boolean) => void>();
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`bazaar:${kind}`);
  channel?.addEventListener('message', ({ data }) => {
    for (const listener of listeners) listener(String(data), true);
  });
  const report = (id: string) => {
    channel?.postMessage(id);
    for (const listener of listeners) listener(id, false);
  };
  const keyOf = (id: string) => `${kind}:${id}`;
  const learn = (id: string, value: Value | undefined) => {
    if (value === undefined) known.delete(id);
    else known.set(id, value);
    return value;
  };
  const parsed = (stored: Stored | undefined) => (stored === undefined ? undefined : read(stored.value));
  const update = async (id: string, edit: (stored: Value | undefined) => Value | undefined) => {
    let edited: { readonly value: Value | undefined } | undefined;
    const editOnce = (stored: Value | undefined) => {
      // What could not be stored the last time is newer than what is.
      edited ??= { value: edit(unstored.get(id) ?? stored) };
      return edited.value;
    };
    const answer = await askDatabase(async (db) => {
      const transaction = db.transaction(STORE, 'readwrite');
      const stored = learn(id, parsed((await transaction.store.get(keyOf(id))) as Stored | undefined));
      const value = editOnce(stored);
      if (value !== undefined) await transaction.store.put({ id: keyOf(id), kind, value });
      await transaction.done;
    });
    const value = editOnce(known.get(id));
    const isStored = typeof answer === 'object';
    if (value === undefined) return isStored;
    if (isStored) {
      unstored.delete(id);
      learn(id, value);
    } else unstored.set(id, value);
    report(id);
    return isStored;
  };
  return {
    async get(id) {
      const held = unstored.get(id);
      if (held !== undefined) return held;
      const answer = await askDatabase<Stored | undefined>(async (db) => db.get(STORE, keyOf(id)));
      return typeof answer === 'object' ? learn(id, parsed(answer.result)) : known.get(id);
    },
    async all() {
      const rows = rowsOf(await askDatabase<Stored[]>(async (db) => db.getAllFromIndex(STORE, 'kind', kind)));
      const values = new Map<string, Value>();
      for (const row of rows) {
        const id = row.id.slice(kind.length + 1);
        const value = learn(id, parsed(row));
        if (value !== undefined) values.set(id, value);
      }
      for (const [id, value] of unstored) values.set(id, value);
      return [...values.values()];
    },
    put: (id, value) => update(id, () => value),
    update,
    async remove(id) {
      unstored.delete(id);
      known.delete(id);
      await askDatabase(async (db) => db.delete(STORE, keyOf(id)));
      report(id);
    },
    listen(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

function rowsOf(answer: Answer<Stored[]>): readonly Stored[] {
  if (answer === 'failed') throw new Error('The records of this browser cannot be read');
  return answer === 'absent' ? [] : answer.result;
}

/** Asks the browser not to clear its storage when space is short. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Then it may be cleared, as without the question.
  }
}
