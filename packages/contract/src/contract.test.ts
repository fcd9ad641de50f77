import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildBundle } from './bundle';
import { isObject, type Json, type JsonObject } from './document';
import { locations } from './locations';

const document = buildBundle();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as JsonObject).map(([method, operation]) => ({
    name: String((operation as JsonObject).operationId),
    method,
    path,
    operation: operation as JsonObject,
  })),
);

describe('the contract', () => {
  it('is the one checked in', () => {
    const checkedIn = readFileSync(locations.bundle, 'utf8');
    expect(`${JSON.stringify(document, null, 2)}\n`).toBe(checkedIn);
  });

  it('has each call under one name', () => {
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });

  it('has no allOf left and only schemas that are used', () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain('"allOf"');
    for (const name of Object.keys(document.components.schemas ?? {})) {
      expect(text).toContain(`"#/components/schemas/${name}"`);
    }
  });

  it('has nothing that is null, and names the unit of money', () => {
    const properties = Object.values(document.components.schemas ?? {})
      .filter(isObject)
      .flatMap((schema) => (isObject(schema.properties) ? Object.entries(schema.properties) : []));
    expect(JSON.stringify(properties)).not.toContain('"null"');
    const money = properties.filter(
      ([name, schema]) => /price|amount|credit$/i.test(name) && (schema as JsonObject).type === 'integer',
    );
    expect(money.length).toBeGreaterThan(20);
    for (const [name] of money) expect(name).toMatch(/Rial$/);
  });
});

/** Why a write needs no key: a repeat changes nothing, or nobody loses by it. */
const withoutKey = /^(natural|harmless): .{20,}\.$/;

describe.each(operations)('$name', ({ name, method, path, operation }) => {
  const roles = operation['x-roles'] as string[];
  const isRead = method === 'get' || operation['x-safe'] === true;
  const parameters = ((operation.parameters ?? []) as Json[]).map(resolve);
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place);

  it('defines its roles, its cache time and its failures', () => {
    const isPublic = roles.includes('Anyone');
    const accepted = isPublic ? ['[]', '[{},{"bearer":[]}]'] : ['[{"bearer":[]}]'];
    expect(accepted).toContain(JSON.stringify(operation.security));
    if (!isPublic || !isRead) expect(operation['x-cache-seconds']).toBe(0);
    expect(String(operation.description)).toContain('Problems: ');
  });

  it('names every status it may answer', () => {
    const wanted = new Set(['default']);
    // Whatever stands in the header of a conditional read, no answer is refused for it.
    if (parameters.some(({ name }) => name !== 'If-None-Match')) wanted.add('400');
    if (!roles.includes('Anyone')) wanted.add('401');
    if (!roles.some((role) => ['Anyone', 'LoggedIn'].includes(role))) wanted.add('403');
    if (named('path').length > 0) wanted.add('404');
    if (operation.requestBody !== undefined)
      for (const status of ['400', '413', '415', '422']) wanted.add(status);
    expect(Object.keys(operation.responses as JsonObject)).toEqual(expect.arrayContaining([...wanted]));
  });

  it('shows an example of every body, in Persian where it has words', () => {
    for (const media of bodies(operation)) {
      const examples = isObject(media.examples) ? Object.values(media.examples) : [media.example];
      expect(examples.filter((example) => example !== undefined).length, path).toBeGreaterThan(0);
    }
  });

  it.runIf(!isRead)('says what it makes stale', () => {
    expect(operation['x-changes']).toBeInstanceOf(Array);
  });

  it('takes a key when it is a write by POST, or says why it needs none', () => {
    const hasKey = named('header').some(({ name }) => name === 'Idempotency-Key');
    const reason = operation['x-idempotent'];
    expect(hasKey && reason !== undefined, name).toBe(false);
    if (isRead || method !== 'post') expect([hasKey, reason]).toEqual([false, undefined]);
    else if (!hasKey) expect(reason, name).toMatch(withoutKey);
  });
});

function resolve(part: Json): JsonObject {
  const reference = isObject(part) ? part.$ref : undefined;
  if (typeof reference !== 'string') return part as JsonObject;
  const steps = reference.split('/').slice(1);
  return steps.reduce<Json>((found, step) => (found as JsonObject)[step] as Json, document) as JsonObject;
}

function bodies(operation: JsonObject): JsonObject[] {
  const answers = Object.values(operation.responses as JsonObject).map(resolve);
  const requested = operation.requestBody === undefined ? [] : [resolve(operation.requestBody)];
  return [...requested, ...answers].flatMap(({ content }) => (isObject(content) ? formless(content) : []));
}

/** An upload has no example. */
const formless = (content: JsonObject) =>
  Object.entries(content).flatMap(([type, media]) =>
    type !== 'multipart/form-data' && isObject(media) ? [media] : [],
  );
