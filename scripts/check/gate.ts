import { say, seconds } from '../run/console.ts';
import type { CheckResult } from './check-result.ts';

export interface GateStep {
  readonly title: string;
  readonly check: () => Promise<CheckResult>;
}

export interface Tally {
  passed: number;
  failed: number;
}

/**
 * Runs every step, even after a failure, so that one run tells everything.
 * A step that throws counts as one failure with its reason.
 */
export async function runGate(steps: readonly GateStep[]): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const { title, check } of steps) {
    const startMs = Date.now();
    say(`▸ ${title}`);
    const result = await check().catch((error: unknown) => ({
      passed: 0,
      failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }));
    for (const failure of result.failures) say(`  ✗ ${failure}`);
    const outcome = result.failures.length === 0 ? '✓' : '✗';
    say(
      `${outcome} ${title}: ${result.passed} passed, ${result.failures.length} failed (${seconds(startMs)})`,
    );
    tally.passed += result.passed;
    tally.failed += result.failures.length;
  }
  return tally;
}

/** The last line of every gate, plain, for people and for whatever reads the log. */
export function conclude({ passed, failed }: Tally): never {
  say(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
