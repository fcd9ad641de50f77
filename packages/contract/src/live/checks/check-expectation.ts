import type { Conventions } from '../conventions.ts';
import { asObject } from '../model/json-parts.ts';
import type { OperationModel } from '../model/operation-model.ts';
import type { Expectation } from '../probes/probe.ts';
import type { LiveAnswer } from '../requests/send-request.ts';
import { codeOf } from './check-answer.ts';
import type { Fault } from './check-names.ts';

export interface Expected {
  readonly probe: string;
  readonly expectation: Expectation;
  readonly hasToken: boolean;
}

/**
 * Returns faults if the response is not allowed for this request. A valid request may be refused for its content (402, 403, 404, 409, 410,
 * 413, 422, 429, or 400 and 415 with a code of their own where the conventions name one for the form), never for its form: 400, 405, 406,
 * 415, or 401 with a valid token.
 */
export function expectationFaults(
  operation: OperationModel,
  expected: Expected,
  answer: LiveAnswer,
  conventions: Conventions,
): Fault[] {
  const { status } = answer;
  const { probe, expectation } = expected;
  if (answer.failure !== undefined || status >= 500) return [];
  const said = `answered ${status}${codeOf(answer)}`;
  if (expectation === 'accepted' && isRefusalOfForm(operation, expected, answer, conventions)) {
    return [
      { check: 'accepted', key: String(status), message: `${said} to a request that keeps the contract` },
    ];
  }
  if (expectation === 'refused' && status < 400) {
    return [
      { check: 'refused', key: probe, message: `accepts what the contract forbids: ${probe} (${status})` },
    ];
  }
  if (expectation === 'unauthorized' && !conventions.unauthorized.includes(status)) {
    const due = conventions.unauthorized.join(' or ');
    return [{ check: 'authentication', key: probe, message: `${said} to ${probe}; ${due} is due` }];
  }
  if (expectation === 'forbidden' && status !== 403) {
    return [{ check: 'roles', key: probe, message: `${said} to ${probe}; 403 is due` }];
  }
  return [];
}

/** Returns whether a request was refused for its form, which no request that keeps the contract should be. */
export function isRefusalOfForm(
  operation: OperationModel,
  { hasToken }: Pick<Expected, 'hasToken'>,
  answer: LiveAnswer,
  { refusalsOfForm, formCodes }: Conventions,
): boolean {
  const { status } = answer;
  if (status === 401) return hasToken;
  if (!refusalsOfForm.includes(status)) return false;
  const code = formCodes[status];
  if (code !== undefined && !['', ` \`${code}\``].includes(codeOf(answer))) return false;
  return status !== 400 || !isFurtherRule(operation, answer);
}

/** Returns whether the refusal names only parameters, or items of them (`f[0]`), whose rules, by the contract, go beyond their schemas. */
function isFurtherRule({ furtherRules }: OperationModel, { json }: LiveAnswer): boolean {
  const named = Object.keys(asObject(asObject(json).errors));
  return named.length > 0 && named.every((name) => furtherRules.includes(name.replace(/\[\d+\]$/, '')));
}
