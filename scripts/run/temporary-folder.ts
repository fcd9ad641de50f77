import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders that are removed at the end of this program at the latest. */
const folders = new Set<string>();
const mostTries = 50;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** Creates an empty folder, named after what it is for. */
export function makeTemporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `bazaar-${purpose}-`));
  removeInTheEnd(folder);
  return folder;
}

export function removeInTheEnd(folder: string): void {
  folders.add(folder);
}

export function removeTemporaryFolder(folder: string): void {
  folders.delete(folder);
  rmSync(folder, { recursive: true, force: true });
}

/** Removes every folder that is left. A program that is just ending may still write to one, and nothing can be awaited at the end. */
export function removeTemporaryFolders(): void {
  for (const folder of folders)
    for (let tries = 0; existsSync(folder) && tries < mostTries; tries += 1) {
      try {
        removeTemporaryFolder(folder);
      } catch {
        Atomics.wait(pause, 0, 0, 100);
      }
    }
}
