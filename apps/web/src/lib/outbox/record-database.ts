import { type IDBPDatabase, openDB } from 'idb';

const DATABASE = 'bazaar';
const VERSION = 1;

export const STORE = 'records';

/** What the database answered; `absent` where the browser has none, `failed` where it gave no answer: what it holds is not known then. */
export type Answer<Result> = { readonly result: Result } | 'absent' | 'failed';

let database: Promise<IDBPDatabase | undefined> | undefined;

/** Asks the database of this browser; once more with a new connection, as some browsers lose that of a page that was in the background. */
export async function askDatabase<Result>(
  run: (db: IDBPDatabase) => Promise<Result>,
  isAgain = false,
): Promise<Answer<Result>> {
  if (typeof indexedDB === 'undefined') return 'absent';
  const opening = open();
  const db = await opening;
  if (db === undefined) return isAgain ? 'failed' : 'absent';
  try {
    return { result: await run(db) };
  } catch {
    if (isAgain) return 'failed';
    // Another question may have opened a new one meanwhile.
    if (database === opening) database = undefined;
    db.close();
    return askDatabase(run, true);
  }
}

function open(): Promise<IDBPDatabase | undefined> {
  database ??= openDB(DATABASE, VERSION, {
    upgrade: (db) => void db.createObjectStore(STORE, { keyPath: 'id' }).createIndex('kind', 'kind'),
    terminated: forget,
  }).catch(forget);
  return database;
}

/** The next question opens it anew. */
function forget(): undefined {
  database = undefined;
}
