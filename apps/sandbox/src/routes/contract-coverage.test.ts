import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractOperation } from '../http/contract-operation';
import { contractRoutes } from './contract-routes';
import { operations } from './operations';

const document = JSON.parse(
  readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Described>> };
const described = Object.values(document.paths).flatMap((item) =>
  Object.entries(item).map(([, operation]) => ({ operationId: operation.operationId, operation })),
);

/** Derived from the contract's document only: a route that is missing, or reads or responds without validation, fails here. */
describe('the routes', () => {
  it.each(described.map(({ operationId }) => operationId))('have one for %s', (operationId) => {
    expect(operations.filter((operation) => operation.operationId === operationId)).toHaveLength(1);
  });

  it('know no operation besides', () => {
    expect(contractRoutes(operations)).toHaveLength(described.length);
    const stray = contractOperation('stray', { schemas: { responses: {} } }, () =>
      Promise.reject(new Error('never called')),
    );
    expect(() => contractRoutes([stray])).toThrow('stray');
  });

  it.each(described)('validate requests and responses: $operationId', ({ operationId, operation }) => {
    const schemas = operations.find((candidate) => candidate.operationId === operationId)?.schemas;
    // Every conditional read is answered by the one wrapper, whatever stands in its header.
    const parameters = (operation.parameters ?? [])
      .map(resolve)
      .filter(({ name }) => name !== 'If-None-Match');
    const isIn = (place: string) => parameters.some((parameter) => parameter.in === place);
    expect(schemas?.params !== undefined, 'path').toBe(isIn('path'));
    expect(schemas?.query !== undefined, 'query').toBe(isIn('query'));
    expect(schemas?.headers !== undefined, 'headers').toBe(isIn('header'));
    expect(schemas?.body !== undefined, 'body').toBe(operation.requestBody !== undefined);
    const answers = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
    expect(Object.keys(schemas?.responses ?? {})).toEqual(answers);
    for (const status of answers) {
      const hasBody = resolve(operation.responses[status] ?? {}).content !== undefined;
      expect(schemas?.responses[Number(status)] !== null, `body of ${status}`).toBe(hasBody);
    }
  });
});

interface Referable {
  $ref?: string;
  name?: string;
  in?: string;
  content?: unknown;
}

interface Described {
  operationId: string;
  parameters?: Referable[];
  requestBody?: unknown;
  responses: Record<string, Referable>;
}

function resolve(part: Referable): Referable {
  if (part.$ref === undefined) return part;
  return part.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document) as Referable;
}
