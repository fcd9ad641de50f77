import { minutes, say, seconds } from '../run/console.ts';
import { runPatiently } from '../run/patience.ts';
import type { CheckResult } from './check-result.ts';
import type { StepTime } from './step-times.ts';

export interface CheckStep {
  readonly title: string;
  readonly check: () => Promise<CheckResult>;
  /** True if no other step may run at the same time: it writes files that others read, or uses the whole machine. */
  readonly isAlone?: true;
  /** True if it may run beside what measures time: its processes stand back where others need the processor. */
  readonly isPatient?: true;
  /** Titles of the steps whose results it uses; they run first. */
  readonly after?: readonly string[];
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly steps: readonly StepTime[];
  readonly durationMs: number;
}

/** The number of cores of the smallest machine for which times are promised; more steps at once would only slow each down. */
const atOnce = 2;

/**
 * Runs every step, even after a failure, so that one run reports everything: two at once, started in the order of the list. A step that
 * throws counts as one failure with its reason.
 */
export async function runChecks(steps: readonly CheckStep[]): Promise<Tally> {
  const startMs = Date.now();
  const waiting = [...steps];
  const running = new Map<CheckStep, Promise<void>>();
  const times: StepTime[] = [];
  const heartbeat = setInterval(() => {
    const titles = [...running.keys()].map(({ title }) => title).join(' · ');
    say(`  still running after ${minutes(Date.now() - startMs)}: ${titles}`);
  }, 30_000);
  while (waiting.length > 0 || running.size > 0) {
    for (let next = nextOf(waiting, running); next; next = nextOf(waiting, running)) {
      const step = next;
      waiting.splice(waiting.indexOf(step), 1);
      say(`▸ ${step.title}`);
      running.set(
        step,
        runStep(step, startMs).then((time) => {
          times.push(time);
          running.delete(step);
        }),
      );
    }
    await Promise.race(running.values());
  }
  clearInterval(heartbeat);
  return {
    passed: times.reduce((sum, { passed }) => sum + passed, 0),
    failed: times.reduce((sum, { failed }) => sum + failed, 0),
    steps: steps.flatMap(({ title }) => times.filter((time) => time.title === title)),
    durationMs: Date.now() - startMs,
  };
}

/** Returns the first step of the list that may start now. A step that runs alone is not overtaken, or it would wait until the end. */
function nextOf(
  waiting: readonly CheckStep[],
  running: ReadonlyMap<CheckStep, unknown>,
): CheckStep | undefined {
  if (running.size >= atOnce || [...running.keys()].some(({ isAlone }) => isAlone)) return undefined;
  const unfinished = new Set([...waiting, ...running.keys()].map(({ title }) => title));
  for (const step of waiting) {
    const isReady = !step.after?.some((title) => unfinished.has(title));
    if (isReady && (!step.isAlone || running.size === 0)) return step;
    if (step.isAlone && isReady) return undefined;
  }
  return undefined;
}

async function runStep({ title, check, isPatient }: CheckStep, firstStartMs: number): Promise<StepTime> {
  const startMs = Date.now();
  const result = await (isPatient ? runPatiently(check) : check()).catch((error: unknown) => ({
    passed: 0,
    failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  const { passed, failures } = result;
  for (const failure of failures) say(`  ✗ ${failure}`);
  const outcome = failures.length === 0 ? '✓' : '✗';
  say(`${outcome} ${title}: ${passed} passed, ${failures.length} failed (${seconds(startMs)})`);
  return {
    title,
    startedMs: startMs - firstStartMs,
    durationMs: Date.now() - startMs,
    passed,
    failed: failures.length,
  };
}
