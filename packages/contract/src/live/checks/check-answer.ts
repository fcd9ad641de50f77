import type { Json, JsonObject } from '../../document.ts';
import type { Conventions } from '../conventions.ts';
import { isJson } from '../model/json-parts.ts';
import type { OperationModel, ResponseModel } from '../model/operation-model.ts';
import type { SchemaChecker } from '../model/schema-checker.ts';
import type { LiveAnswer } from '../requests/send-request.ts';
import { headerFaults } from './check-headers.ts';
import type { Fault } from './check-names.ts';
import { declaredType, listedResponse, mediaTypeOf, responseFor } from './declared-response.ts';

/** What responses are judged by. */
export interface Judge {
  /** Judges responses. */
  readonly checker: SchemaChecker;
  readonly conventions: Conventions;
  readonly maxResponseSeconds?: number | undefined;
}

/** Statuses that never have a body (RFC 9110). */
const bodiless = [204, 205, 304];

/** Returns how a response deviates from the contract, independent of the request. */
export function answerFaults(operation: OperationModel, answer: LiveAnswer, judge: Judge): Fault[] {
  const { status, failure } = answer;
  if (failure !== undefined) return [{ check: 'answered', key: failure, message: failure }];
  const faults = slowFaults(answer, judge);
  const response = responseFor(operation, status);
  if (status >= 500)
    faults.push({ check: 'server', key: String(status), message: `answered ${status}${codeOf(answer)}` });
  else if (response === undefined || isOnlyDefault(operation, status, judge)) {
    const list = [...operation.responses.keys()].filter((known) => known !== 'default').join(', ');
    const message = `answered ${status}${codeOf(answer)}, which is not declared (${list})`;
    return [...faults, { check: 'status', key: String(status), message }];
  }
  if (response === undefined) return faults;
  return [
    ...faults,
    ...mediaFaults(operation, response, answer, judge),
    ...headerFaults(response, answer, judge.checker),
    ...(operation.method === 'HEAD' ? [] : bodyFaults(response, answer, judge.checker)),
  ];
}

/** Returns the machine-readable code of a problem, for messages. */
export function codeOf({ json }: LiveAnswer): string {
  const code = typeof json === 'object' && json !== null && !Array.isArray(json) ? json.code : undefined;
  return typeof code === 'string' ? ` \`${code}\`` : '';
}

function isOnlyDefault(operation: OperationModel, status: number, { conventions }: Judge): boolean {
  return conventions.areStatusesListed && listedResponse(operation, status) === undefined;
}

function slowFaults({ milliseconds = 0 }: LiveAnswer, { maxResponseSeconds }: Judge): Fault[] {
  if (maxResponseSeconds === undefined || milliseconds <= maxResponseSeconds * 1000) return [];
  const message = `answered after ${(milliseconds / 1000).toFixed(2)} s; ${maxResponseSeconds} s are allowed`;
  return [{ check: 'time', key: 'slow', message }];
}

function mediaFaults(
  { method }: OperationModel,
  { content }: ResponseModel,
  answer: LiveAnswer,
  { conventions }: Judge,
): Fault[] {
  const { status, text } = answer;
  if (method === 'HEAD') return [];
  if (content.size === 0 || bodiless.includes(status)) {
    const isSilent = !conventions.areBodiesDeclared && !bodiless.includes(status);
    if (text === '' || isSilent) return [];
    return [
      { check: 'body', key: `${status} not empty`, message: `${status} has a body; the contract has none` },
    ];
  }
  const found = mediaTypeOf(answer);
  if (declaredType(content, found) !== undefined) return [];
  const message = `${status} came as ${found || 'no media type'}; declared ${[...content.keys()].join(', ')}`;
  return [{ check: 'media', key: `${status} ${found}`, message }];
}

function bodyFaults({ content }: ResponseModel, answer: LiveAnswer, checker: SchemaChecker): Fault[] {
  const { status } = answer;
  const found = mediaTypeOf(answer);
  const type = declaredType(content, found);
  const schema = type === undefined ? undefined : content.get(type);
  if (schema === undefined || bodiless.includes(status)) return [];
  const value = judgedValue(found, answer, schema);
  if (value === undefined)
    return isJson(found)
      ? [{ check: 'body', key: `${status} no JSON`, message: `${status} is not JSON` }]
      : [];
  const fault = checker.faultOf(schema, value);
  if (fault !== undefined) {
    const key = `${status} ${fault.path.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${fault.keyword}`;
    return [{ check: 'body', key, message: `body of ${status}: ${fault.message}` }];
  }
  return found === 'application/problem+json' ? problemFaults(answer) : [];
}

/** Returns the value of a body: JSON, or a text where the schema describes a text; others are not judged. */
function judgedValue(mediaType: string, { json, text }: LiveAnswer, schema: JsonObject): Json | undefined {
  if (isJson(mediaType)) return json;
  return mediaType.startsWith('text/') && schema.type === 'string' ? text : undefined;
}

/** RFC 9457: the status a problem names is the status of its response. */
function problemFaults({ status, json }: LiveAnswer): Fault[] {
  const said = typeof json === 'object' && json !== null && 'status' in json ? json.status : status;
  if (said === status) return [];
  const message = `the problem of ${status} says status ${said}`;
  return [{ check: 'body', key: `${status} other status`, message }];
}
