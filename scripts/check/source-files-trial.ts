import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeTemporaryFolder, removeTemporaryFolder } from '../run/temporary-folder.ts';
import { apiLiteralPatterns } from './api-literals.ts';
import type { CheckResult } from './check-result.ts';
import { filesIn } from './source-files.ts';

const ignored = 'apps/web/src/made.ts';
const read = ['apps/web/src/proxy.ts', 'apps/web/src/layout.tsx', 'apps/web/src/lib/bff/forward.ts'];
const deleted = 'apps/web/src/old.ts';
const others = ['apps/web/next.config.ts', 'apps/web/src/style.css', 'apps/web/src/نام.md'];

/** Tries how files are found on every run: a check that reads too few files passes whatever stands in the others. */
export async function checkSourceFiles(): Promise<CheckResult> {
  const scratch = makeTemporaryFolder('source-files');
  try {
    for (const path of [...read, ...others, ignored]) plant(scratch, path);
    const failures = [await refused('a folder git does not know', () => filesIn(scratch))];
    execFileSync('git', ['init', '--quiet'], { cwd: scratch });
    writeFileSync(join(scratch, '.gitignore'), ignored);
    plant(scratch, deleted);
    execFileSync('git', ['add', deleted], { cwd: scratch });
    rmSync(join(scratch, deleted));
    failures.push(
      differing('every file', await filesIn(scratch), ['.gitignore', ...read, ...others]),
      differing('the web app’s code', await filesIn(scratch, ...apiLiteralPatterns), read),
      await refused('patterns that match no file', () => filesIn(scratch, 'apps/shop/*.ts')),
    );
    const found = failures.filter((failure) => failure !== undefined);
    return { passed: failures.length - found.length, failures: found };
  } finally {
    removeTemporaryFolder(scratch);
  }
}

function plant(scratch: string, path: string): void {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), '');
}

function differing(what: string, found: readonly string[], wanted: readonly string[]): string | undefined {
  const [are, should] = [found, wanted].map((paths) => [...paths].sort().join(' '));
  return are === should ? undefined : `${what}: found ${are}, not ${should}`;
}

async function refused(what: string, find: () => Promise<readonly string[]>): Promise<string | undefined> {
  const found = await find().catch(() => undefined);
  return found === undefined ? undefined : `${what}: found ${found.length} files and no error`;
}
