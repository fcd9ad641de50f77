import { dirname, relative } from 'node:path';
import { findMissingCalls } from './completeness.ts';
import { generate } from './generate.ts';
import { lint } from './lint/lint.ts';
import { locations } from './locations.ts';
import { compareSnapshots, takeSnapshot } from './snapshot.ts';

/**
 * Lints the contract, compares it with the agreed calls, regenerates everything in place and reports the files that changed: the committed
 * files must be exactly those generated from the contract. Throws with the list of files.
 */
export async function check(): Promise<void> {
  lint();
  const folders = [dirname(locations.bundle), locations.generated];
  const before = takeSnapshot(folders);
  const missing = findMissingCalls(await generate());
  if (missing.length > 0) throw new Error(`the contract is not complete:\n${missing.join('\n')}`);
  const differences = compareSnapshots(before, takeSnapshot(folders));
  if (differences.length === 0) return;
  const root = dirname(locations.openapi);
  const list = differences.map((line) =>
    line.replace(/^(\w+ +)(.*)$/, (_, kind, file) => kind + relative(root, file)),
  );
  throw new Error(`not what the contract makes (it is now; look and commit):\n${list.join('\n')}`);
}
