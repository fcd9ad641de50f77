import type { OperationModel, ResponseModel } from '../model/operation-model.ts';
import { isJson } from '../model/read-operations.ts';
import type { SchemaChecker } from '../model/schema-checker.ts';
import type { LiveAnswer } from '../requests/send-request.ts';
import type { Fault } from './check-names.ts';

/** Returns how a response deviates from the contract, independent of the request. */
export function answerFaults(operation: OperationModel, answer: LiveAnswer, checker: SchemaChecker): Fault[] {
  const { status, failure } = answer;
  if (failure !== undefined) return [{ check: 'answered', key: failure, message: failure }];
  const declared = operation.responses.get(String(status));
  const faults: Fault[] = [];
  if (status >= 500)
    faults.push({ check: 'server', key: String(status), message: `answered ${status}${codeOf(answer)}` });
  else if (declared === undefined) {
    const list = [...operation.responses.keys()].filter((known) => known !== 'default').join(', ');
    const message = `answered ${status}${codeOf(answer)}, which is not declared (${list})`;
    return [{ check: 'status', key: String(status), message }];
  }
  const response = declared ?? operation.responses.get('default');
  if (response === undefined) return faults;
  return [
    ...faults,
    ...mediaFaults(operation, response, answer),
    ...headerFaults(response, answer, checker),
    ...bodyFaults(response, answer, checker),
  ];
}

/** Returns the machine-readable code of a problem, for messages. */
export function codeOf({ json }: LiveAnswer): string {
  const code = typeof json === 'object' && json !== null && !Array.isArray(json) ? json.code : undefined;
  return typeof code === 'string' ? ` \`${code}\`` : '';
}

function mediaFaults({ method }: OperationModel, { content }: ResponseModel, answer: LiveAnswer): Fault[] {
  const { status, text } = answer;
  if (method === 'HEAD') return [];
  if (content.size === 0) {
    if (text === '') return [];
    return [
      { check: 'body', key: `${status} not empty`, message: `${status} has a body; the contract has none` },
    ];
  }
  const found = mediaTypeOf(answer);
  if (declaredType(content, found) !== undefined) return [];
  const message = `${status} came as ${found || 'no media type'}; declared ${[...content.keys()].join(', ')}`;
  return [{ check: 'media', key: `${status} ${found}`, message }];
}

function headerFaults({ headers }: ResponseModel, answer: LiveAnswer, checker: SchemaChecker): Fault[] {
  return headers.flatMap(({ name, isRequired, schema }): Fault[] => {
    const text = answer.headers.get(name);
    const key = `${answer.status} ${name}`;
    if (text === null) {
      return isRequired ? [{ check: 'headers', key, message: `${answer.status} has no header ${name}` }] : [];
    }
    const isNumber = schema.type === 'integer' || schema.type === 'number';
    const fault = checker.faultOf(schema, isNumber && text.trim() !== '' ? Number(text) : text);
    if (fault === undefined) return [];
    return [{ check: 'headers', key, message: `header ${name} of ${answer.status}: ${fault.message}` }];
  });
}

function bodyFaults({ content }: ResponseModel, answer: LiveAnswer, checker: SchemaChecker): Fault[] {
  const { status, json } = answer;
  const type = declaredType(content, mediaTypeOf(answer));
  const schema = type === undefined ? undefined : content.get(type);
  if (type === undefined || schema === undefined || !isJson(type)) return [];
  if (json === undefined)
    return [{ check: 'body', key: `${status} no JSON`, message: `${status} is not JSON` }];
  const fault = checker.faultOf(schema, json);
  if (fault !== undefined) {
    const key = `${status} ${fault.path.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${fault.keyword}`;
    return [{ check: 'body', key, message: `body of ${status}: ${fault.message}` }];
  }
  const said =
    type === 'application/problem+json' && typeof json === 'object' && json !== null && 'status' in json;
  if (!said || json.status === status) return [];
  return [
    {
      check: 'body',
      key: `${status} other status`,
      message: `the problem of ${status} says status ${json.status}`,
    },
  ];
}

function declaredType(content: ResponseModel['content'], found: string): string | undefined {
  return [...content.keys()].find((type) => type.replace(/;.*$/, '').trim() === found || type === '*/*');
}

function mediaTypeOf({ headers }: LiveAnswer): string {
  return (headers.get('content-type') ?? '').replace(/;.*$/, '').trim().toLowerCase();
}
