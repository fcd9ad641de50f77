import { type IDBPDatabase, openDB } from 'idb';

const DATABASE = 'bazaar';
const STORE = 'records';
const VERSION = 1;

/** Records of this browser, larger than `localStorage` allows. Where the browser refuses them they last as long as the page. */
export interface LocalRecords<Value> {
  get(id: string): Promise<Value | undefined>;
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

let database: Promise<IDBPDatabase | undefined> | undefined;

/** @param read parses a stored value; one of another shape does not exist */
export function createLocalRecords<Value>(
  kind: string,
  read: (stored: unknown) => Value | undefined,
): LocalRecords<Value> {
  const unstored = new Map<string, Value>();
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
  const update = async (id: string, edit: (stored: Value | undefined) => Value | undefined) => {
    let edited: { readonly value: Value | undefined } | undefined;
    const editOnce = (stored: Value | undefined) => {
      // What could not be stored the last time is newer than what is.
      edited ??= { value: edit(unstored.get(id) ?? stored) };
      return edited.value;
    };
    const isStored = await attempt(async (db) => {
      const transaction = db.transaction(STORE, 'readwrite');
      const stored = (await transaction.store.get(keyOf(id))) as Stored | undefined;
      const value = editOnce(stored === undefined ? undefined : read(stored.value));
      if (value !== undefined) await transaction.store.put({ id: keyOf(id), kind, value });
      await transaction.done;
      return true;
    });
    const value = editOnce(undefined);
    if (value === undefined) return isStored === true;
    if (isStored) unstored.delete(id);
    else unstored.set(id, value);
    report(id);
    return isStored === true;
  };
  return {
    async get(id) {
      const held = unstored.get(id);
      if (held !== undefined) return held;
      const stored = await attempt<Stored | undefined>(async (db) => db.get(STORE, keyOf(id)));
      return stored === undefined ? undefined : read(stored.value);
    },
    async all() {
      const stored = (await attempt<Stored[]>(async (db) => db.getAllFromIndex(STORE, 'kind', kind))) ?? [];
      return [...stored.flatMap(({ value }) => read(value) ?? []), ...unstored.values()];
    },
    put: (id, value) => update(id, () => value),
    update,
    async remove(id) {
      unstored.delete(id);
      await attempt(async (db) => db.delete(STORE, keyOf(id)));
      report(id);
    },
    listen(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** Asks the browser not to clear its storage when space is short. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Then it may be cleared, as without the question.
  }
}

function open(): Promise<IDBPDatabase | undefined> {
  database ??= openDB(DATABASE, VERSION, {
    upgrade: (db) => void db.createObjectStore(STORE, { keyPath: 'id' }).createIndex('kind', 'kind'),
    terminated: () => {
      database = undefined;
    },
  }).catch(() => undefined);
  return database;
}

/** Returns undefined where the browser has no such database, or it is full. */
async function attempt<Result>(run: (db: IDBPDatabase) => Promise<Result>): Promise<Result | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    const db = await open();
    return db === undefined ? undefined : await run(db);
  } catch {
    return undefined;
  }
}
