import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import { enumCatalog } from './enum-catalog';

interface Schema {
  type?: string;
  enum?: string[];
  'x-extensible-enum'?: string[];
  properties?: Record<string, Schema>;
}

const bundle = JSON.parse(
  readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, Schema> } };

/** Sort orders, names of permissions, protocol constants, and values that another enumeration already has: no form shows them. */
const forPrograms =
  /Sort$|^ProfilePermission$|^Problem|^Token|RedirectMethod$|^WebsiteMenuTarget$|^RequiredOptionsDataType$|^TradeRequest(Sent|Ended)(Status|Outcome)$/;

function valuesOf(schema: Schema): string[] {
  return schema.type === 'string' ? (schema.enum ?? schema['x-extensible-enum'] ?? []) : [];
}

/** A named schema is listed by its name, a nested enumeration by both names: `TradeRequestEvent` `type`. */
const named = Object.entries(bundle.components.schemas)
  .flatMap(([name, schema]) => [
    [name, valuesOf(schema)] as const,
    ...Object.entries(schema.properties ?? {}).map(
      ([property, inner]) =>
        [`${name}${property[0]?.toUpperCase()}${property.slice(1)}`, valuesOf(inner)] as const,
    ),
  ])
  .filter(([name, values]) => values.length > 1 && !forPrograms.test(name));

let sandbox: TestApp;

beforeAll(async () => {
  sandbox = await testApp(60);
});

afterAll(() => sandbox.services.database.close());

describe('enumerations', () => {
  it.each(named)(
    '%s has a Persian text for every value of the contract, and no other value',
    (name, values) => {
      const items = enumCatalog[name] ?? [];
      expect(items.map(({ value }) => value).toSorted()).toEqual([...values].toSorted());
      for (const { displayText } of items) expect(displayText).toMatch(/^[\u0621-\u06cc\u0654\u200c ]+$/);
    },
  );

  it('are returned all at once and one by one', async () => {
    const all = await sandbox.get('/shared/typemodels/enums');
    expect(all.SupplierKind).toEqual(await sandbox.get('/shared/typemodels/enums/SupplierKind'));
    const unknown = await sandbox.app.request('/api/v1/shared/typemodels/enums/constructor');
    expect(unknown.status).toBe(404);
  });
});

describe('lists for forms', () => {
  it.each(['jobTitle', 'activityField', 'contactSubject', 'membershipPlan'])(
    '%s has entries',
    async (name) => {
      const entries = (await sandbox.get(`/shared/typemodels/${name}`)) as unknown as {
        id: string;
        parentId?: string;
      }[];
      expect(entries.length).toBeGreaterThan(2);
      const ids = entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [index, { parentId }] of entries.entries()) {
        if (parentId !== undefined) expect(ids.slice(0, index)).toContain(parentId);
      }
    },
  );

  it('of an unknown name are not there', async () => {
    expect((await sandbox.app.request('/api/v1/shared/typemodels/toString')).status).toBe(404);
    expect((await sandbox.app.request('/api/v1/shared/typemodels/a-b')).status).toBe(400);
  });
});
