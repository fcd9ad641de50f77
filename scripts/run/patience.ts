import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** A third of the share of others: enough to come to an end on a machine that is busy with other things too. */
const PRIORITY = 5;

const patient = new AsyncLocalStorage<true>();

/** Runs a function whose processes, and theirs, stand back where others need the processor. */
export function runPatiently<Result>(work: () => Promise<Result>): Promise<Result> {
  return patient.run(true, work);
}

/** Gives a process that was just started the priority of the work it is part of. */
export function setPriorityOf({ pid }: ChildProcess): void {
  if (pid === undefined || patient.getStore() === undefined) return;
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It has ended already, or the system forbids it: then it runs like any other.
  }
}
