import type { Fault } from '../checks/check-names.ts';
import type { OperationModel } from '../model/operation-model.ts';
import type { LiveAnswer } from '../requests/send-request.ts';
import type { WrittenRequest } from '../requests/written-request.ts';
import type { OperationRun } from '../run-operation.ts';
import { drawBareRequest } from './bare-request.ts';

/** HEAD and OPTIONS are answered by most frameworks themselves. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const byFramework = ['HEAD', 'OPTIONS', 'TRACE'];

/** Sends each path a method the contract does not have there: 405 with `Allow` is due (RFC 9110). */
export async function runMethods(
  run: OperationRun,
  operations: readonly OperationModel[],
  isReadonly: boolean,
): Promise<void> {
  if (!run.mayEnter || !run.operation.isDrivable) return;
  const person = run.personFor(undefined);
  const request = drawBareRequest(run, person, 1);
  const sample = run.written(request, person);
  const possible = methodsAt(run.pathOf(sample.url), run.operation, operations);
  const own = operations.filter(({ path }) => path === run.operation.path).map(({ method }) => method);
  const absent = methods.filter((method) => !possible.includes(method) && (method === 'GET' || !isReadonly));
  // The gentlest ones: a service that does have them changes least by a body that is empty.
  for (const method of absent.slice(-2)) {
    const answer = await run.sendPlain({ ...bodiless(sample), method });
    if (answer === undefined) return;
    run.notes.check('method');
    const fault = methodFault(method, answer, { own, possible }, run.operation);
    const probe = { name: `${method}, which the contract does not have here`, credential: 'own' } as const;
    if (fault !== undefined)
      run.notes.note({
        faults: [fault],
        request: { ...bodiless(sample), method },
        probe,
        owner: person.owner,
      });
  }
}

function bodiless({ body: _, ...request }: WrittenRequest): WrittenRequest {
  const { 'content-type': __, ...headers } = request.headers as Record<string, string>;
  return { ...request, headers };
}

/** Returns the methods of every path of the contract that an address may belong to: `/notes/mine` also is a `/notes/{id}`. */
function methodsAt(path: string, own: OperationModel, operations: readonly OperationModel[]): string[] {
  const fits = ({ path: template }: OperationModel) => {
    const parts = template.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[\\^$.|?+()[\]*]/g, '\\$&'));
    return new RegExp(`^${parts.join('[^/]+')}$`).test(path);
  };
  const found = operations.filter((operation) => operation.path === own.path || fits(operation));
  return [...new Set(found.map(({ method }) => method))];
}

function methodFault(
  method: string,
  answer: LiveAnswer,
  { own, possible }: { own: readonly string[]; possible: readonly string[] },
  { path, login }: OperationModel,
): Fault | undefined {
  const { status, failure } = answer;
  if (failure !== undefined) return { check: 'answered', key: failure, message: failure };
  const fault = (key: string, message: string): Fault => ({ check: 'method', key, message });
  if (status >= 500 && status !== 501)
    return { check: 'server', key: `${status}`, message: `answered ${status} to ${method}` };
  // The object may be looked for first, and so may the person.
  if (status === 404 && path.includes('{')) return undefined;
  if ([401, 403].includes(status) && login !== 'never') return undefined;
  if (status !== 405 && status !== 501)
    return fault(
      `${method} ${status < 400 ? 'taken' : 'other'}`,
      `answered ${status} to ${method}, which the contract does not have here; 405 is due`,
    );
  if (status === 501) return undefined;
  const allow = answer.headers.get('allow');
  if (allow === null) return fault('no Allow', `405 to ${method} has no header Allow`);
  const listed = allow.split(',').map((word) => word.trim().toUpperCase());
  const missing = own.filter((one) => !listed.includes(one) && !byFramework.includes(one));
  const extra = listed.filter((one) => one !== '' && !possible.includes(one) && !byFramework.includes(one));
  if (missing.length > 0) return fault('Allow lacks', `Allow of 405 (${allow}) lacks ${missing.join(', ')}`);
  return extra.length > 0
    ? fault(
        'Allow adds',
        `Allow of 405 (${allow}) has ${extra.join(', ')}, which the contract does not have here`,
      )
    : undefined;
}
