import { isObject, type Json, type JsonObject } from '../../document.ts';
import type { ResponseModel } from '../model/operation-model.ts';
import type { SchemaChecker } from '../model/schema-checker.ts';
import type { LiveAnswer } from '../requests/send-request.ts';
import type { Fault } from './check-names.ts';

/** Returns how the headers of a response deviate from the contract. */
export function headerFaults(
  { headers }: ResponseModel,
  answer: LiveAnswer,
  checker: SchemaChecker,
): Fault[] {
  return headers.flatMap(({ name, isRequired, schema }): Fault[] => {
    const text = answer.headers.get(name);
    const key = `${answer.status} ${name}`;
    if (text === null) {
      return isRequired ? [{ check: 'headers', key, message: `${answer.status} has no header ${name}` }] : [];
    }
    const faults = valuesOf(schema, text).map((value) => checker.faultOf(schema, value));
    const [fault] = faults;
    if (fault === undefined || faults.includes(undefined)) return [];
    return [{ check: 'headers', key, message: `header ${name} of ${answer.status}: ${fault.message}` }];
  });
}

/** Returns the values a header's text may stand for; a schema may lie behind a reference, so that each kind is tried. */
function valuesOf(schema: JsonObject, text: string): Json[] {
  const types = [schema.type].flat();
  const values: Json[] = [];
  const isPossible = (...kinds: string[]) =>
    schema.type === undefined || kinds.some((kind) => types.includes(kind));
  if (isPossible('integer', 'number') && text.trim() !== '' && Number.isFinite(Number(text)))
    values.push(Number(text));
  if (isPossible('boolean') && /^(true|false)$/.test(text)) values.push(text === 'true');
  if (isPossible('array')) values.push(listOf(schema, text));
  if (isPossible('string') || values.length === 0) values.push(text);
  return values;
}

function listOf({ items }: JsonObject, text: string): Json {
  const parts = text.split(',').map((part) => part.trim());
  const isNumber = isObject(items) && ['integer', 'number'].includes(String(items.type));
  return isNumber ? parts.map((part) => (Number.isFinite(Number(part)) ? Number(part) : part)) : parts;
}
