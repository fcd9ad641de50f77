import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../run/paths.ts';

export interface StepTime {
  readonly title: string;
  /** Time since the start of the run. */
  readonly startedMs: number;
  readonly durationMs: number;
  readonly passed: number;
  readonly failed: number;
}

export interface StoredTimes {
  readonly durationMs: number;
  readonly steps: readonly StepTime[];
}

export type CheckCommand = 'verify' | 'test';

const pathOf = (command: CheckCommand) => inRepository(`test-results/steps-${command}.json`);

export function storeTimes(command: CheckCommand, times: StoredTimes): void {
  mkdirSync(inRepository('test-results'), { recursive: true });
  writeFileSync(pathOf(command), `${JSON.stringify(times, null, 2)}\n`);
}

/** Returns the times of the command's last run on this machine. */
export function readTimes(command: CheckCommand): StoredTimes | undefined {
  return existsSync(pathOf(command))
    ? (JSON.parse(readFileSync(pathOf(command), 'utf8')) as StoredTimes)
    : undefined;
}
