import { readFileSync } from 'node:fs';
import { inRepository } from '../run/paths.ts';
import type { CheckResult } from './check-result.ts';
import { sourceFiles } from './source-files.ts';

const exempt = /\/generated\/|\.stories\.tsx$|\/seed\/|fixtures\.tsx?$|\.d\.ts$|\.test\.tsx?$/;
const routeFile = /^apps\/web\/src\/app\/.*\/?(page|layout)\.tsx$/;

/** Checks that files hold one idea: at most 250 lines, and 40 for a page or layout that only composes. */
export async function checkFileSizes(): Promise<CheckResult> {
  const files = (await sourceFiles('*.ts', '*.tsx')).filter((path) => !exempt.test(path));
  const failures: string[] = [];
  for (const path of files) {
    const lines = readFileSync(inRepository(path), 'utf8').trimEnd().split('\n').length;
    const limit = routeFile.test(path) ? 40 : 250;
    if (lines > limit) failures.push(`${path} has ${lines} lines; the limit is ${limit}`);
  }
  return { passed: files.length - failures.length, failures };
}
