import { ProblemError } from '../http/problem';

/** A condition on a property that cannot be answered: refused, because no rows would say that nothing has it. */
export class RefusedCondition extends Error {
  /** Position among the conditions of the request. */
  readonly index: number;
  /** Member of a condition in a body; `f` holds a condition in one text. */
  readonly member: 'propertyId' | 'value' | 'measurementUnitId' | 'optionIds' | 'bool';

  constructor(index: number, sentence: string, member: RefusedCondition['member'] = 'value') {
    super(sentence);
    this.name = 'RefusedCondition';
    this.index = index;
    this.member = member;
  }
}

/** Runs `work`; a refused condition becomes a 400 that names its `f`. */
export function refuseAtFilter<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  return refuseAt(work, 'bad-request', ({ index }) => `f[${index}]`);
}

/** Runs `work`; a refused condition becomes a 422 that names its member of the body's `properties`. */
export function refuseAtBody<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  return refuseAt(work, 'validation', ({ index, member }) => `properties[${index}].${member}`);
}

async function refuseAt<Value>(
  work: () => Value | Promise<Value>,
  code: 'bad-request' | 'validation',
  fieldOf: (refused: RefusedCondition) => string,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedCondition)) throw error;
    throw new ProblemError(code, { detail: error.message, errors: { [fieldOf(error)]: [error.message] } });
  }
}
