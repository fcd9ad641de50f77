import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const patient = new AsyncLocalStorage<true>();

/** Runs a function whose processes, and theirs, take only the processor time that others leave. */
export function runPatiently<Result>(work: () => Promise<Result>): Promise<Result> {
  return patient.run(true, work);
}

/** Gives a process that was just started the priority of the work it is part of. */
export function setPriorityOf({ pid }: ChildProcess): void {
  if (pid === undefined || patient.getStore() === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system forbids it: then it runs like any other.
  }
}
