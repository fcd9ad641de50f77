import { readFileSync } from 'node:fs';
import { inRepository } from '../run/paths.ts';
import type { CheckResult } from './check-result.ts';
import { sourceFiles } from './source-files.ts';

/** Patterns that must not occur in the repository, with the reason. */
const refused: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /https?:\/\/[a-z0-9.-]*(registry|mirror)[a-z0-9.-]*/i, why: 'names a package registry' },
  { pattern: /(?<![\w.])\/(root|home\/\w+|work|Users\/\w+)\//, why: 'names a folder of one machine' },
  { pattern: /\b(it|test|describe)\.(only|todo)\b/, why: 'a focused or empty test' },
  { pattern: /\b(TODO|FIXME)\b/, why: 'a promise instead of work' },
];

const skipped = /^pnpm-lock\.yaml$|\/generated\/|\.(png|webp|woff2)$|^scripts\/check\/repository-words\.ts$/;

export async function checkRepositoryWords(): Promise<CheckResult> {
  const files = (await sourceFiles()).filter((path) => !skipped.test(path));
  const failures: string[] = [];
  for (const path of files) {
    const lines = readFileSync(inRepository(path), 'utf8').split('\n');
    lines.forEach((line, index) => {
      for (const { pattern, why } of refused) {
        if (pattern.test(line)) failures.push(`${path}:${index + 1} ${why}: ${line.trim().slice(0, 120)}`);
      }
    });
  }
  return { passed: files.length, failures };
}
