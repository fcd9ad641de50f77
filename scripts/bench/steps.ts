import { type GateName, type KeptTimes, readTimes } from '../check/step-times.ts';
import { minutes, say } from '../run/console.ts';
import { writeSection } from './write-section.ts';

const gates: readonly GateName[] = ['verify', 'test'];

/** Writes the kept times of the gates to docs/benchmarks.md. */
export function writeSteps(): void {
  const parts = gates.flatMap((gate) => {
    const times = readTimes(gate);
    if (!times) say(`no times of ${gate} are kept: run npx pnpm@12 ${gate}`);
    return times ? [tableOf(gate, times)] : [];
  });
  if (parts.length > 0) writeSection('steps', parts.join('\n\n'));
}

function tableOf(gate: GateName, { durationMs, steps }: KeptTimes): string {
  const rows = steps.map(
    ({ title, startedMs, durationMs: tookMs, passed }) =>
      `| ${title} | ${minutes(startedMs)} | ${minutes(tookMs)} | ${passed} |`,
  );
  return [
    `\`pnpm ${gate}\`: ${minutes(durationMs)} in all, two steps beside each other.`,
    '',
    '| Step | began | took | passed |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}
