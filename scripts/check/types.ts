import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import type { CheckResult } from './check-result.ts';

/** The compiler in native code takes half the processor of the other, which stays for the tools that load it as a library. */
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
  'bin/tsc',
);

/** Checks the types of every folder that has a tsconfig.json, one after another; each counts as one. */
export async function checkTypes(): Promise<CheckResult> {
  const projects = [
    '.',
    ...globSync('{packages,apps}/*/tsconfig.json', { cwd: repositoryRoot }).map(dirname),
  ];
  const result = { passed: 0, failures: [] as string[] };
  for (const project of projects.sort()) {
    const { code, output } = await run([process.execPath, compiler, '-p', project], { cwd: repositoryRoot });
    if (code === 0) result.passed += 1;
    else result.failures.push(`types of ${project}\n${output.slice(-6000)}`);
  }
  return result;
}
