/** Outcome of a write. What is not stored holds for the current page only. */
export type StorageOutcome = 'stored' | 'full' | 'blocked';

/** Text by key, as the browser stores it. Nothing here throws: storage may be blocked, full, or changed by another tab. */
export interface BrowserStorage {
  /** Returns null when nothing is stored. */
  read(key: string): string | null;
  /** Returns the parsed value; undefined without a valid JSON text. */
  readJson(key: string): unknown;
  write(key: string, text: string): StorageOutcome;
  writeJson(key: string, value: unknown): StorageOutcome;
  remove(key: string): void;
  /** Returns all stored keys, of this page and of others. */
  keys(): readonly string[];
  /** Returns whether the browser refuses to store anything. */
  isBlocked(): boolean;
  /** Calls back when the value may have changed, here or in another tab. Returns the function that stops it. */
  listen(key: string, onChange: () => void): () => void;
  /** Calls back for changes made in other tabs only. Returns the function that stops it. */
  listenToOtherTabs(key: string, onChange: () => void): () => void;
}

/** Storage of this browser: persistent, shared by all tabs. */
export const deviceStorage = createBrowserStorage('localStorage');

/** Storage of this tab, which ends with it. */
export const tabStorage = createBrowserStorage('sessionStorage');

function createBrowserStorage(area: 'localStorage' | 'sessionStorage'): BrowserStorage {
  /** Values the browser would not store; the current page keeps using them. */
  const unstored = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const notify = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener();
  };

  const storage: BrowserStorage = {
    read: (key) => unstored.get(key) ?? attempt(() => globalThis[area].getItem(key)) ?? null,
    readJson: (key) => attempt(() => JSON.parse(storage.read(key) ?? '')),
    write(key, text) {
      const outcome = write(area, key, text);
      if (outcome === 'stored') unstored.delete(key);
      else unstored.set(key, text);
      notify(key);
      return outcome;
    },
    writeJson: (key, value) => storage.write(key, JSON.stringify(value)),
    remove(key) {
      unstored.delete(key);
      attempt(() => globalThis[area].removeItem(key));
      notify(key);
    },
    keys: () => [...new Set([...(attempt(() => Object.keys(globalThis[area])) ?? []), ...unstored.keys()])],
    isBlocked: () => attempt(() => globalThis[area].getItem('')) === undefined,
    listen(key, onChange) {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(onChange));
      const stop = storage.listenToOtherTabs(key, onChange);
      return () => {
        ofKey.delete(onChange);
        stop();
      };
    },
    listenToOtherTabs(key, onChange) {
      const onStorage = (event: StorageEvent) => {
        // Without a key everything was cleared.
        const isOurs = event.key === key || event.key === null;
        if (!isOurs || (event.storageArea && event.storageArea !== attempt(() => globalThis[area]))) return;
        onChange();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
  return storage;
}

function write(area: 'localStorage' | 'sessionStorage', key: string, text: string): StorageOutcome {
  try {
    globalThis[area].setItem(key, text);
    return 'stored';
  } catch (error) {
    return (error as { name?: string } | null)?.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

/** Returns undefined where the browser refuses. Some throw on the access itself, others return nothing. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
