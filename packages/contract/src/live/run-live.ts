import type { JsonObject } from '../document.ts';
import { choosePeople } from './access/choose-people.ts';
import { type CheckName, checkNames } from './checks/check-names.ts';
import { openConventions } from './conventions.ts';
import type { LiveReport } from './findings.ts';
import type { LiveOptions } from './live-options.ts';
import { LiveSetupError } from './live-setup-error.ts';
import type { OperationModel } from './model/operation-model.ts';
import { readOperations } from './model/read-operations.ts';
import { referencesOf } from './model/references.ts';
import { schemaChecker } from './model/schema-checker.ts';
import { sentByService } from './model/sent-by-service.ts';
import { limitRate } from './requests/limit-rate.ts';
import { httpSender, type Send } from './requests/send-request.ts';
import { OperationRun } from './run-operation.ts';
import { selectOperations } from './select-operations.ts';
import { runSequences } from './sequences/run-sequences.ts';
import { KnownValues } from './values/known-values.ts';

/** Every operation is visited this many times, so that objects made by one are used by the others. */
const rounds = 4;

export interface LiveHooks {
  /** Replaces HTTP, for tests. */
  readonly send?: Send;
  /** Called after each visit with the completed share of the run, 0 to 1. */
  onProgress?(operationId: string, done: number): void;
}

/** Exercises a backend with the operations of a contract and reports violations. */
export async function runLive(
  document: JsonObject,
  options: LiveOptions,
  hooks: LiveHooks = {},
): Promise<LiveReport> {
  const started = performance.now();
  const operations = readOperations(document);
  const { driven, skipped } = selectOperations(operations, options);
  const { rate } = options;
  const plain = hooks.send ?? httpSender(options.timeoutSeconds * 1000);
  const send = rate === undefined ? plain : limitRate(plain, rate);
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  await assertReachable(send, baseUrl);
  const runs = createRuns(document, inOrder(driven), { ...options, baseUrl }, send);
  let visits = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const run of runs) {
      await run.round(round, rounds);
      visits += 1;
      hooks.onProgress?.(run.operation.id, visits / (runs.length * rounds));
    }
  }
  await runSequences(runs, operations, options);
  const reports = runs.map((run) => run.report());
  return {
    baseUrl,
    seed: options.seed,
    operations: reports.sort((a, b) => a.tag.localeCompare(b.tag)),
    skipped,
    sentByService: sentByService(document),
    milliseconds: Math.round(performance.now() - started),
  };
}

function createRuns(
  document: JsonObject,
  operations: readonly OperationModel[],
  options: LiveOptions,
  send: Send,
): OperationRun[] {
  const { conventions = openConventions, maxResponseSeconds, baseUrl, seed, requests } = options;
  const checks = new Set(options.checks ?? (Object.keys(checkNames) as CheckName[]));
  const judge = { checker: schemaChecker(document, 'response'), conventions, maxResponseSeconds };
  const shared = {
    references: referencesOf(document),
    checker: schemaChecker(document, 'request'),
    known: new KnownValues(),
  };
  return operations.map((operation) => {
    const people = choosePeople(operation, options);
    const context = { ...shared, operation };
    const isStrict = options.isStrict === true;
    return new OperationRun({ context, people, judge, send, baseUrl, seed, requests, checks, isStrict });
  });
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
