import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRepository, repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import type { CheckResult } from './check-result.ts';
import { sourceFiles } from './source-files.ts';

/** Runs a generator and compares its output with the committed files: generated code is committed and never edited. */
export async function checkGenerated(
  folder: string,
  command: readonly string[],
  tell: string,
): Promise<CheckResult> {
  const before = await fingerprints(folder);
  const { code, output } = await run(command, { cwd: repositoryRoot });
  if (code !== 0) return { passed: 0, failures: [`${command.join(' ')} failed:\n${output.slice(-3000)}`] };
  const after = await fingerprints(folder);
  const paths = new Set([...before.keys(), ...after.keys()]);
  const changed = [...paths].filter((path) => before.get(path) !== after.get(path));
  return {
    passed: paths.size - changed.length,
    failures: changed.map((path) => `${path} differs from what the generator makes; ${tell}`),
  };
}

async function fingerprints(folder: string): Promise<Map<string, string>> {
  const paths = await sourceFiles(folder);
  return new Map(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(inRepository(path)))
        .digest('hex'),
    ]),
  );
}
