import type { LiveOptions } from '../live-options.ts';
import type { OperationModel } from '../model/operation-model.ts';
import type { OperationRun } from '../run-operation.ts';
import { objectKinds, runObjectLife } from './object-lives.ts';
import { runLinks } from './run-links.ts';
import { runMethods } from './run-methods.ts';

/** Sends what no single request shows: links, the lives of objects, and methods nobody declared. */
export async function runSequences(
  runs: readonly OperationRun[],
  operations: readonly OperationModel[],
  { seed, isReadonly }: LiveOptions,
): Promise<void> {
  for (const run of runs) run.endRounds();
  for (const run of runs) {
    noteUnknownTargets(run, operations);
    await run.notes.safely(() => runLinks(run, runs, seed));
  }
  for (const kind of objectKinds(runs)) await kind.read.notes.safely(() => runObjectLife(kind, seed));
  const paths = new Set<string>();
  for (const run of runs) {
    const { path, isDrivable } = run.operation;
    if (paths.has(path) || !isDrivable) continue;
    paths.add(path);
    await run.notes.safely(() => runMethods(run, operations, isReadonly));
  }
}

function noteUnknownTargets(run: OperationRun, operations: readonly OperationModel[]): void {
  const links = [...run.operation.responses.values()].flatMap((response) => response.links);
  for (const { name, target } of links) {
    // A reference into another document is another service's.
    const isKnown = operations.some(({ id }) => id === target) || target.includes('/');
    const message = `link ${name} leads to ${target || 'no operation'}, which the contract does not have`;
    if (!isKnown) run.notes.noteWhole({ check: 'contract', key: message, message });
  }
}
