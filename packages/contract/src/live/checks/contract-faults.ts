import type { JsonObject } from '../../document.ts';
import { bareMediaType, isXml } from '../model/json-parts.ts';
import type { OperationModel } from '../model/operation-model.ts';
import type { SchemaChecker } from '../model/schema-checker.ts';
import type { Fault } from './check-names.ts';

/** Returns the parts of an operation's contract that cannot be judged; a run that passed them over would be green for no reason. */
export function contractFaults(
  operation: OperationModel,
  requests: SchemaChecker,
  responses: SchemaChecker,
): Fault[] {
  const { parameters, body } = operation;
  const reasons = [...operation.unreadable];
  const add = (where: string, schema: JsonObject | undefined, checker: SchemaChecker) => {
    const problem = schema === undefined ? undefined : checker.problemOf(schema);
    if (problem !== undefined) reasons.push(`schema of ${where} cannot be judged: ${problem}`);
  };
  for (const { name, schema } of parameters) add(`parameter ${name}`, schema, requests);
  add('the request body', body?.schema, requests);
  for (const [status, { content, headers }] of operation.responses) {
    for (const [type, schema] of content) add(`${status} as ${type}`, schema, responses);
    for (const { name, schema } of headers) add(`header ${name} of ${status}`, schema, responses);
  }
  return [...new Set(reasons)].map((message) => ({ check: 'contract', key: message, message }));
}

/** Returns the media types whose schemas responses are not held against: only JSON and plain texts are. */
export function unjudgedTypes({ responses }: OperationModel): string[] {
  const described = [...responses.values()].flatMap(({ content }) =>
    [...content].filter(([, schema]) => schema !== undefined && schema.format !== 'binary'),
  );
  const types = described
    .map(([type]) => bareMediaType(type))
    .filter((type) => isXml(type) || /yaml|csv/.test(type));
  return [...new Set(types)];
}

/** Returns the fault of a part of a request that no generator could make. */
export function gapFault(reason: string): Fault {
  return { check: 'contract', key: `gap ${reason}`, message: `not driven whole: ${reason}` };
}
