import type { OperationModel } from '../model/operation-model.ts';
import { asObject } from '../model/read-operations.ts';
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
 * 413, 422, 429, or 400 and 415 with their own code), never for its form: 400 `bad-request`, 405, 406, 415 `unsupported-media-type`, or 401
 * with a valid token.
 */
export function expectationFaults(
  operation: OperationModel,
  expected: Expected,
  answer: LiveAnswer,
): Fault[] {
  const { status } = answer;
  const { probe, expectation } = expected;
  if (answer.failure !== undefined || status >= 500) return [];
  const said = `answered ${status}${codeOf(answer)}`;
  if (expectation === 'accepted' && isRefusalOfForm(operation, expected, answer)) {
    return [
      { check: 'accepted', key: String(status), message: `${said} to a request that keeps the contract` },
    ];
  }
  if (expectation === 'refused' && status < 400) {
    return [
      { check: 'refused', key: probe, message: `accepts what the contract forbids: ${probe} (${status})` },
    ];
  }
  if (expectation === 'unauthorized' && status !== 401) {
    return [{ check: 'authentication', key: probe, message: `${said} to ${probe}; 401 is due` }];
  }
  if (expectation === 'forbidden' && status !== 403) {
    return [{ check: 'roles', key: probe, message: `${said} to ${probe}; 403 is due` }];
  }
  return [];
}

function isRefusalOfForm(operation: OperationModel, { hasToken }: Expected, answer: LiveAnswer): boolean {
  const { status } = answer;
  const code = codeOf(answer);
  if (status === 400) return ['', ' `bad-request`'].includes(code) && !isFurtherRule(operation, answer);
  if (status === 415) return ['', ' `unsupported-media-type`'].includes(code);
  return (status === 401 && hasToken) || [405, 406].includes(status);
}

/** Returns whether the refusal names only parameters whose rules, by the contract, go beyond their schemas. */
function isFurtherRule({ furtherRules }: OperationModel, { json }: LiveAnswer): boolean {
  const named = Object.keys(asObject(asObject(json).errors));
  return named.length > 0 && named.every((name) => furtherRules.includes(name));
}
