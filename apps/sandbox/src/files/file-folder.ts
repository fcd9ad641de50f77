import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Names on disk are generated ids, so a person's file name never reaches the file system. */
const idShape = /^file-[0-9a-f-]{36}$/;

export function pathOfFile(folder: string, id: string): string {
  if (!idShape.test(id)) throw new Error('This is no id of a file');
  return join(folder, 'kept', id.slice(5, 7), id);
}

export function isFileId(id: string): boolean {
  return idShape.test(id);
}

const incoming = (folder: string) => join(folder, 'incoming');

/**
 * Writes a file completely or not at all, even after a power cut: under a temporary name, flushed, renamed, the folder flushed. Call it
 * before the row is committed.
 */
export async function keepFile(folder: string, id: string, bytes: Uint8Array): Promise<void> {
  const path = pathOfFile(folder, id);
  const temporary = join(incoming(folder), id);
  await mkdir(incoming(folder), { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

export async function dropFile(folder: string, id: string): Promise<void> {
  await rm(pathOfFile(folder, id), { force: true });
}

/** Deletes partial files left by a crash, and returns the ids of all complete files. */
export async function listStoredFiles(folder: string): Promise<string[]> {
  await rm(incoming(folder), { recursive: true, force: true });
  const parts = await readdir(join(folder, 'kept'), { recursive: true }).catch(() => []);
  return parts.map((part) => part.split(/[/\\]/).at(-1) ?? '').filter(isFileId);
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
