import { type CheckCommand, readTimes, type StoredTimes } from '../check/step-times.ts';
import { minutes, say } from '../run/console.ts';
import { writeSection } from './write-section.ts';

const commands: readonly CheckCommand[] = ['verify', 'test'];

/** Writes the stored step times of the commands to docs/benchmarks.md. */
export function writeSteps(): void {
  const parts = commands.flatMap((command) => {
    const times = readTimes(command);
    if (!times) say(`no times of ${command} yet: run npx pnpm@12 ${command}`);
    return times ? [tableOf(command, times)] : [];
  });
  if (parts.length > 0) writeSection('steps', parts.join('\n\n'));
}

function tableOf(command: CheckCommand, { durationMs, steps }: StoredTimes): string {
  const rows = steps.map(
    ({ title, startedMs, durationMs: tookMs, passed }) =>
      `| ${title} | ${minutes(startedMs)} | ${minutes(tookMs)} | ${passed} |`,
  );
  return [
    `\`pnpm ${command}\`: ${minutes(durationMs)} in all, two steps beside each other.`,
    '',
    '| Step | began | took | passed |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}
