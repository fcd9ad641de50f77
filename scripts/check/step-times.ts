import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../run/paths.ts';

export interface StepTime {
  readonly title: string;
  /** Since the gate began. */
  readonly startedMs: number;
  readonly durationMs: number;
  readonly passed: number;
  readonly failed: number;
}

export interface KeptTimes {
  readonly durationMs: number;
  readonly steps: readonly StepTime[];
}

export type GateName = 'verify' | 'test';

const pathOf = (gate: GateName) => inRepository(`test-results/steps-${gate}.json`);

export function keepTimes(gate: GateName, times: KeptTimes): void {
  mkdirSync(inRepository('test-results'), { recursive: true });
  writeFileSync(pathOf(gate), `${JSON.stringify(times, null, 2)}\n`);
}

/** The times of the last run of a gate on this machine. */
export function readTimes(gate: GateName): KeptTimes | undefined {
  return existsSync(pathOf(gate)) ? (JSON.parse(readFileSync(pathOf(gate), 'utf8')) as KeptTimes) : undefined;
}
