import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { TestProject } from 'vitest/node';
import type { DatabaseFiles } from './memory-files';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder in which the threads of a run share what takes long to make. */
    filledDatabases: string;
  }
}

/** Makes the folder for a run of the tests. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-filled-'));
  project.provide('filledDatabases', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Makes a file or a folder once for all threads of a run: one makes it, the others wait. Returns its path. */
export async function madeOnce(
  folder: string,
  name: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(folder, name);
  const unfinished = `${path}.part`;
  while (!existsSync(path)) {
    if (!claim(`${path}.claimed`)) {
      await wait(50);
      continue;
    }
    try {
      if (existsSync(path)) return path;
      rmSync(unfinished, { recursive: true, force: true });
      await make(unfinished);
      renameSync(unfinished, path);
    } finally {
      // After a failure another may try.
      rmSync(`${path}.claimed`, { recursive: true });
    }
  }
  return path;
}

function claim(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns what one thread of the run has filled: a fill takes many times as long as reading its files. */
export async function filledOnce(
  folder: string,
  name: string,
  fill: () => Promise<DatabaseFiles>,
): Promise<DatabaseFiles> {
  const path = await madeOnce(folder, `${name}.files`, async (path) =>
    writeFileSync(path, serialize(await fill())),
  );
  return deserialize(readFileSync(path)) as DatabaseFiles;
}
