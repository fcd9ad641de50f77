import type { JsonObject } from '../document.ts';
import { chooseTokens } from './choose-tokens.ts';
import type { LiveReport } from './findings.ts';
import type { LiveOptions } from './live-options.ts';
import type { OperationModel } from './model/operation-model.ts';
import { readOperations } from './model/read-operations.ts';
import { referencesOf } from './model/references.ts';
import { schemaChecker } from './model/schema-checker.ts';
import { httpSender, type Send } from './requests/send-request.ts';
import { OperationRun } from './run-operation.ts';
import { KnownValues } from './values/known-values.ts';

/** Every operation is visited this many times, so that objects made by one are used by the others. */
const rounds = 4;

export interface LiveHooks {
  /** Replaces HTTP, for tests. */
  readonly send?: Send;
  /** Called after each visit with the completed share of the run, 0 to 1. */
  onProgress?(operationId: string, done: number): void;
}

/** Nothing responded at the address, or the options match no operation. */
export class LiveSetupError extends Error {}

/** Exercises a backend with the operations of a contract and reports violations. */
export async function runLive(
  document: JsonObject,
  options: LiveOptions,
  hooks: LiveHooks = {},
): Promise<LiveReport> {
  const started = performance.now();
  const { driven, skipped } = selectOperations(readOperations(document), options);
  const send = hooks.send ?? httpSender(options.timeoutSeconds * 1000);
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  await assertReachable(send, baseUrl);
  const shared = {
    references: referencesOf(document),
    checker: schemaChecker(document),
    known: new KnownValues(),
  };
  const runs = inOrder(driven).map((operation) => {
    const tokens = chooseTokens(operation, options);
    return new OperationRun({ context: { ...shared, operation }, tokens, send, baseUrl, seed: options.seed });
  });
  let visits = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const run of runs) {
      await run.round(round, rounds, Math.ceil(options.requests / rounds));
      visits += 1;
      hooks.onProgress?.(run.operationId, visits / (runs.length * rounds));
    }
  }
  const reports = runs.map((run) => run.report());
  return {
    baseUrl,
    seed: options.seed,
    operations: reports.sort((a, b) => a.tag.localeCompare(b.tag)),
    skipped,
    milliseconds: Math.round(performance.now() - started),
  };
}

function selectOperations(operations: OperationModel[], options: LiveOptions) {
  const { onlyTag, onlyOperation, isReadonly } = options;
  const requested = operations.filter(
    ({ id, tag }) =>
      (onlyOperation === undefined || id === onlyOperation) &&
      (onlyTag === undefined || tag.toLowerCase() === onlyTag.toLowerCase()),
  );
  if (requested.length === 0) throw new LiveSetupError('no operation of the contract has this tag or name');
  const driven = requested.filter(({ isSafe }) => isSafe || !isReadonly);
  const skipped = requested.filter((operation) => !driven.includes(operation)).map(({ id }) => id);
  if (driven.length === 0)
    throw new LiveSetupError('every one of these operations writes; nothing is sent with --readonly');
  return { driven, skipped };
}

/** Orders operations: lists first, because they show what exists; then those that create, read, advance, change and remove. */
function inOrder(operations: readonly OperationModel[]): OperationModel[] {
  const rank = ({ method, path }: OperationModel) => {
    if (method === 'DELETE') return 5;
    if (method === 'PUT' || method === 'PATCH') return 4;
    if (method === 'POST' && path.includes('{')) return 3;
    if (path.includes('{')) return 2;
    return method === 'GET' ? 0 : 1;
  };
  return [...operations].sort((a, b) => rank(a) - rank(b));
}

async function assertReachable(send: Send, baseUrl: string): Promise<void> {
  const { failure } = await send({ method: 'GET', url: `${baseUrl}/`, headers: {} });
  if (failure !== undefined) throw new LiveSetupError(`${baseUrl} does not answer: ${failure}`);
}
