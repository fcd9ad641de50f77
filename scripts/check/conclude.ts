import { minutes, say } from '../run/console.ts';
import type { Tally } from './run-checks.ts';
import { type CheckCommand, storeTimes } from './step-times.ts';

/** Prints and stores the time of every step. The last line is plain text, for people and for programs that read the log. */
export function conclude(command: CheckCommand, { passed, failed, steps, durationMs }: Tally): never {
  storeTimes(command, { durationMs, steps });
  say(`\n${'began'.padStart(8)}${'took'.padStart(8)}${'passed'.padStart(8)}${'failed'.padStart(8)}  step`);
  for (const step of steps) {
    const figures = [minutes(step.startedMs), minutes(step.durationMs), step.passed, step.failed];
    say(`${figures.map((figure) => String(figure).padStart(8)).join('')}  ${step.title}`);
  }
  say(`${''.padStart(8)}${minutes(durationMs).padStart(8)}${''.padStart(16)}  all, two beside each other`);
  say(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
