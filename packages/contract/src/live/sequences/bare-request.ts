import fc from 'fast-check';
import type { Person } from '../access/choose-people.ts';
import type { ParameterModel } from '../model/operation-model.ts';
import type { LiveRequest } from '../requests/live-request.ts';
import { requestValues } from '../requests/request-values.ts';
import type { OperationRun } from '../run-operation.ts';

/** Returns one valid request of an operation; the same for the same seed. */
export function drawRequest(run: OperationRun, person: Person, seed: number): LiveRequest {
  const [request] = fc.sample(requestValues(run.contextOf(person)), { numRuns: 1, seed });
  if (request === undefined) throw new Error('nothing was drawn');
  return request;
}

/** Returns one valid request without optional parameters, whose filters might hide what is looked for. */
export function drawBareRequest(run: OperationRun, person: Person, seed: number): LiveRequest {
  const request = drawRequest(run, person, seed);
  const { parameters } = run.operation;
  const required = (place: ParameterModel['in'], part: LiveRequest['query']) =>
    Object.fromEntries(
      Object.entries(part).filter(([name]) =>
        parameters.some((one) => one.in === place && one.name === name && one.isRequired),
      ),
    );
  return {
    ...request,
    query: required('query', request.query),
    headers: required('header', request.headers),
    ...(request.cookies === undefined ? {} : { cookies: required('cookie', request.cookies) }),
  };
}
