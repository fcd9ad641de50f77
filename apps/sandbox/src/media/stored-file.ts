import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Files being made at this moment: concurrent requests for one make it once. */
const inProgress = new Map<string, Promise<Buffer>>();

/** Returns a file: from the disk if it is there, otherwise made and stored. */
export async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await readFile(path).catch(() => undefined);
  if (stored !== undefined) return stored;
  const running = inProgress.get(path) ?? makeAndStore(path, make);
  inProgress.set(path, running);
  return running.finally(() => inProgress.delete(path));
}

async function makeAndStore(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const made = await make();
  await store(path, made);
  return made;
}

/** Writes a temporary file and renames it: a killed process leaves no partial file. A full disk costs the store, not the response. */
async function store(path: string, content: Buffer): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const beside = `${path}.${process.pid}.part`;
    await writeFile(beside, content);
    await rename(beside, path);
  } catch {
    // It is made again next time.
  }
}
