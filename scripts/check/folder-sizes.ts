import { dirname } from 'node:path';
import type { CheckResult } from './check-result.ts';
import { sourceFiles } from './source-files.ts';

const MOST_FILES = 15;
const FOLDERS = ['apps/web/src/features', 'apps/web/src/entities', 'apps/web/src/shell'];

/** Checks that a folder with many files has subfolders that name its parts. */
export async function checkFolderSizes(): Promise<CheckResult> {
  const files = await sourceFiles(...FOLDERS);
  const failures = crowdedFolders(files).map(
    ([folder, count]) =>
      `${folder} has ${count} files; the limit is ${MOST_FILES}: name its parts by subfolders`,
  );
  return {
    passed: new Set(files.map(dirname)).size - failures.length,
    failures: [...failures, ...triedRule()],
  };
}

function crowdedFolders(files: readonly string[]): [folder: string, count: number][] {
  const counts = new Map<string, number>();
  for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES);
}

/** Tries the rule on every run: a folder with one file too many is reported, one at the limit and one with subfolders are not. */
function triedRule(): string[] {
  const filled = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  const named = crowdedFolders([
    ...filled('full', MOST_FILES + 1),
    ...filled('limit', MOST_FILES),
    ...filled('parted/one', MOST_FILES),
    ...filled('parted/two', MOST_FILES),
  ]);
  return JSON.stringify(named) === JSON.stringify([['full', MOST_FILES + 1]])
    ? []
    : [`the rule of folders names ${JSON.stringify(named)}`];
}
