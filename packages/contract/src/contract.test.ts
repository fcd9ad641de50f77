import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildBundle } from './bundle';
import { isObject, type JsonObject } from './document';
import { locations } from './locations';

const document = buildBundle();
const operations = Object.values(document.paths)
  .filter(isObject)
  .flatMap((item) =>
    ['get', 'post', 'put', 'patch', 'delete'].map((method) => item[method]).filter(isObject),
  );

describe('the contract', () => {
  it('is the one checked in', () => {
    const checkedIn = readFileSync(locations.bundle, 'utf8');
    expect(`${JSON.stringify(document, null, 2)}\n`).toBe(checkedIn);
  });

  it('has the 31 operations of the first slice, each under one name', () => {
    expect(operations).toHaveLength(31);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(31);
  });

  it.each(operations.map((operation) => [String(operation.operationId), operation] as const))(
    '%s says who may call it, how long its answer keeps, and how it fails',
    (_, operation) => {
      const isMine = JSON.stringify(operation['x-roles']) === '["LoggedIn"]';
      expect(JSON.stringify(operation.security)).toEqual(
        isMine ? '[{"bearer":[]}]' : expect.stringMatching(/^\[(\{\},\{"bearer":\[\]\})?\]$/),
      );
      if (isMine) expect(operation['x-cache-seconds']).toBe(0);
      expect(Object.keys(operation.responses as JsonObject)).toContain('default');
      expect(String(operation.description)).toContain('Problems: ');
    },
  );

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
      ([name]) => /price|amount/i.test(name) && name !== 'price' && name !== 'priceKind',
    );
    expect(money.length).toBeGreaterThan(3);
    for (const [name] of money) expect(name).toMatch(/Rial$/);
  });
});
