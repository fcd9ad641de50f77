import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Returns every file under some folders, by path, with a digest of its content, whether tracked by git or not. */
export function takeSnapshot(folders: readonly string[]): Map<string, string> {
  return new Map(folders.flatMap((folder) => listFiles(folder)).map((file) => [file, digest(file)]));
}

/** Returns the paths that were added, removed or changed between two snapshots, with the kind of change. */
export function compareSnapshots(before: Map<string, string>, after: Map<string, string>): string[] {
  const all = [...new Set([...before.keys(), ...after.keys()])].sort();
  return all.flatMap((file) => {
    if (!before.has(file)) return [`added    ${file}`];
    if (!after.has(file)) return [`removed  ${file}`];
    return before.get(file) === after.get(file) ? [] : [`changed  ${file}`];
  });
}

function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !basename(entry.name).startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
