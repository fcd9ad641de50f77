import type { Json, JsonObject } from '../../document.ts';
import { asObject } from '../model/json-parts.ts';
import type { Deviation } from './example-backend.ts';
import type { Answered, Requested } from './requests.ts';

export interface NamedDeviation extends Deviation {
  readonly name: string;
  readonly operationId: string;
  /** The finding expected of `live`: the check, and words of its message. */
  readonly check: string;
  readonly says: RegExp;
}

export type Change = (body: JsonObject) => Json;

/** Changes the body of every success of one operation. */
export function answering(name: string, operationId: string, says: RegExp, change: Change): NamedDeviation {
  return {
    name,
    operationId,
    check: 'body',
    says,
    after: onSuccess(operationId, (answered) => ({ ...answered, body: change(asObject(answered.body)) })),
  };
}

export function changing(
  name: string,
  operationId: string,
  check: string,
  says: RegExp,
  change: (answered: Answered) => Answered,
): NamedDeviation {
  return { name, operationId, check, says, after: onSuccess(operationId, change) };
}

/** Responds with a success, or the given response, before any validation. */
export function accepting(
  name: string,
  operationId: string,
  check: string,
  says: RegExp,
  when: (requested: Requested) => boolean,
  answer: Answered,
): NamedDeviation {
  const before = (requested: Requested) =>
    requested.operation.id === operationId && when(requested) ? answer : undefined;
  return { name, operationId, check, says, before };
}

export function refusing(
  name: string,
  operationId: string,
  check: string,
  says: RegExp,
  change: (answered: Answered) => Answered,
): NamedDeviation {
  const after = (requested: Requested, answered: Answered) =>
    requested.operation.id === operationId && answered.status >= 400 ? change(answered) : answered;
  return { name, operationId, check, says, after };
}

function onSuccess(
  operationId: string,
  change: (answered: Answered) => Answered,
): NonNullable<Deviation['after']> {
  return (requested, answered) =>
    requested.operation.id === operationId && answered.status < 300 ? change(answered) : answered;
}

/** Returns a body without one of its fields. */
export const without = (name: string) => (body: JsonObject) =>
  Object.fromEntries(Object.entries(body).filter(([other]) => other !== name));
