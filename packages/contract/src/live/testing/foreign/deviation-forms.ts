import type { Json, JsonObject } from '../../../document.ts';
import type { CheckName } from '../../checks/check-names.ts';
import { asObject } from '../../model/json-parts.ts';
import type { Answered } from '../requests.ts';
import type { ForeignName } from './contracts.ts';
import type { ForeignDeviation, ForeignRequest } from './foreign-request.ts';

export interface NamedForeignDeviation extends ForeignDeviation {
  readonly contract: ForeignName;
  readonly name: string;
  readonly operationId: string;
  /** The finding expected of `live`: the check, and words of its message. */
  readonly check: CheckName;
  readonly says: RegExp;
}

type Subject = readonly [contract: ForeignName, operationId: string];
type Expected = readonly [check: CheckName, says: RegExp];

/** Changes every success of an operation. */
export function changing(
  [contract, operationId]: Subject,
  name: string,
  [check, says]: Expected,
  change: (answered: Answered) => Answered,
): NamedForeignDeviation {
  const after = (requested: ForeignRequest, answered: Answered) =>
    isOwn(requested, operationId) && answered.status < 300 ? change(answered) : answered;
  return { contract, name, operationId, check, says, after };
}

/** Changes the JSON body of every success of an operation. */
export function answering(
  subject: Subject,
  name: string,
  says: RegExp,
  change: (body: JsonObject) => Json,
): NamedForeignDeviation {
  return changing(subject, name, ['body', says], (answered) => ({
    ...answered,
    body: change(asObject(answered.body)),
  }));
}

/** Changes every refusal of an operation. */
export function refusing(
  [contract, operationId]: Subject,
  name: string,
  [check, says]: Expected,
  change: (answered: Answered) => Answered,
): NamedForeignDeviation {
  const after = (requested: ForeignRequest, answered: Answered) =>
    isOwn(requested, operationId) && answered.status >= 400 ? change(answered) : answered;
  return { contract, name, operationId, check, says, after };
}

/** Accepts what should be refused for a reason; see `Refusal`. */
export function ignoring(
  [contract, operationId]: Subject,
  name: string,
  [check, says]: Expected,
  reason: string,
  when: (requested: ForeignRequest) => boolean = () => true,
): NamedForeignDeviation {
  const ignores: ForeignDeviation['ignores'] = (requested, refusal) =>
    isOwn(requested, operationId) && refusal.reason === reason && when(requested);
  return { contract, name, operationId, check, says, ignores };
}

/** Responds in place of the server. */
export function replacing(
  [contract, operationId]: Subject,
  name: string,
  [check, says]: Expected,
  when: (requested: ForeignRequest) => boolean,
  answered: Answered,
): NamedForeignDeviation {
  const before = (requested: ForeignRequest) =>
    isOwn(requested, operationId) && when(requested) ? answered : undefined;
  return { contract, name, operationId, check, says, before };
}

export function isOwn({ operation, method }: ForeignRequest, operationId: string): boolean {
  return operation.id === operationId && operation.method === method;
}

/** Returns a response with one header changed or removed. */
export function withHeader(answered: Answered, name: string, value?: string): Answered {
  const entries = Object.entries(answered.headers).filter(
    ([known]) => known.toLowerCase() !== name.toLowerCase(),
  );
  return {
    ...answered,
    headers: Object.fromEntries(value === undefined ? entries : [...entries, [name, value]]),
  };
}
