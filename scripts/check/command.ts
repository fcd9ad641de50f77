import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import type { CheckResult } from './check-result.ts';

/** Runs a tool that reports by its exit code, as one assertion; its output is shown when it fails. */
export async function checkCommand(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd: string = repositoryRoot,
): Promise<CheckResult> {
  const { code, output } = await run(command, { cwd, env });
  if (code === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [`${command.join(' ')} (exit ${code})\n${output.slice(-6000)}`] };
}
