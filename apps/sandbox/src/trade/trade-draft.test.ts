import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Queryable, selectRows } from '../db/database-handle';
import { type TestApp, testApp } from '../testing/test-app';
import {
  categoriesByNeed,
  completeDraft,
  type Json,
  json,
  refused,
  type TradeCalls,
  tradeCalls,
} from '../testing/trade-calls';

let app: TestApp;
let buyer: TradeCalls;

beforeAll(async () => {
  app = await testApp(60);
  buyer = tradeCalls(app, await app.logIn('09120000003'));
});

afterAll(() => app.services.database.close());

const line = completeDraft().lines[0] as Json;
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...line, title: `قلم ${index + 1}`, quantity: index + 1 }));

describe('the buyer’s number', () => {
  it('is stored without the spaces around it, not lost by an edit, and removed by one without it', async () => {
    const draft = await json(await buyer.create({ ...completeDraft(), buyerReference: '  PR-1405  118 ' }));
    expect(draft.buyerReference).toBe('PR-1405 118');
    const same = { ...completeDraft(), buyerReference: 'PR-1405 118', version: draft.version };
    const edited = await json(await buyer.change(draft.id, same));
    expect(edited.buyerReference).toBe('PR-1405 118');
    const without = await json(await buyer.change(draft.id, { ...completeDraft(), version: edited.version }));
    expect(without).not.toHaveProperty('buyerReference');
  });

  it('has at most 40 characters', async () => {
    await json(await buyer.create({ ...completeDraft(), buyerReference: 'ش'.repeat(40) }));
    const { errors } = await refused(
      await buyer.create({ ...completeDraft(), buyerReference: 'ش'.repeat(41) }),
      422,
    );
    expect(Object.keys(errors ?? {})).toEqual(['buyerReference']);
  });

  it('stays with its request: a duplicate has none, or its own', async () => {
    const { id } = await json(await buyer.create({ ...completeDraft(), buyerReference: 'PR-1' }));
    expect(await json(await buyer.create({ copyOf: id }))).not.toHaveProperty('buyerReference');
    expect(await json(await buyer.create({ copyOf: id, buyerReference: 'PR-2' }))).toMatchObject({
      buyerReference: 'PR-2',
    });
  });
});

describe('quantity steps', () => {
  it('are stored once each, ascending', async () => {
    const lines = [{ ...line, priceQuantities: [1000, 500, 1000, 2.5] }];
    const draft = await json(await buyer.create({ ...completeDraft(), lines }));
    expect(draft.lines[0]).toMatchObject({ priceQuantities: [2.5, 500, 1000] });
    const plain = await json(
      await buyer.create({ ...completeDraft(), lines: [{ ...line, priceQuantities: [] }] }),
    );
    expect(plain.lines[0]).not.toHaveProperty('priceQuantities');
  });

  it('are above 0, and at most five', async () => {
    const withSteps = (priceQuantities: number[]) => ({
      ...completeDraft(),
      lines: [{ ...line, priceQuantities }],
    });
    const zero = await refused(await buyer.create(withSteps([0])), 422);
    expect(Object.keys(zero.errors ?? {})).toEqual(['lines[0].priceQuantities[0]']);
    const six = await refused(await buyer.create(withSteps([1, 2, 3, 4, 5, 6])), 422);
    expect(Object.keys(six.errors ?? {})).toEqual(['lines[0].priceQuantities']);
  });
});

describe('a long draft', () => {
  it('has up to 500 lines', async () => {
    const draft = await json(await buyer.create({ ...completeDraft(), lines: linesOf(500) }));
    expect([draft.lines.length, draft.lines[499]?.title]).toEqual([500, 'قلم 500']);
    const { errors } = await refused(await buyer.create({ ...completeDraft(), lines: linesOf(501) }), 422);
    expect(Object.keys(errors ?? {})).toEqual(['lines']);
  });

  it('may have a long note and many properties in each line, up to 4 MB in all', async () => {
    const { needy, propertyId, document } = await categoriesByNeed(app);
    const property = {
      dataType: 'Number',
      propertyId,
      value: 20,
      measurementUnitId: document?.defaultMeasurementUnitId,
    };
    const rich = { categoryId: needy, note: 'ن'.repeat(900), requiredProperties: Array(8).fill(property) };
    const lines = linesOf(500).map((one) => ({ ...one, ...rich }));
    const draft = await json(await buyer.create({ ...completeDraft(), lines }));
    const edited = await json(await buyer.change(draft.id, { ...completeDraft(), lines, version: 1 }));
    expect(edited.lines).toHaveLength(500);
    const tooLong = { ...completeDraft(), buyerNote: 'ن'.repeat(2_100_000) };
    expect((await buyer.create(tooLong)).status).toBe(413);
  });

  it('is written, edited and confirmed with as many statements as a short one', async () => {
    const counts = async (count: number) => {
      const content = { ...completeDraft(), lines: linesOf(count) };
      let made = await json(await buyer.create());
      const edits = await statementsIn(async () => {
        made = await json(await buyer.change(made.id, { ...content, version: made.version }));
      });
      const creates = await statementsIn(async () => {
        made = await json(await buyer.create(content));
      });
      const confirms = await statementsIn(async () => {
        await json(await buyer.confirm(made.id, made.version));
      });
      return { edits, creates, confirms };
    };
    const short = await counts(1);
    expect(await counts(500)).toEqual(short);
    expect(Math.min(...Object.values(short))).toBeGreaterThan(3);
    expect(Math.max(...Object.values(short))).toBeLessThan(40);
  });
});

describe('a required property', () => {
  const withProperty = async (properties: Json) => {
    const { needy, propertyId } = await categoriesByNeed(app);
    const one = { ...line, categoryId: needy, requiredProperties: [{ propertyId, ...properties }] };
    return buyer.create({ ...completeDraft(), lines: [one] });
  };
  const field = (name: string) => [`lines[0].requiredProperties[0].${name}`];

  it('is refused as another kind than the category’s', async () => {
    const flag = await refused(await withProperty({ dataType: 'Boolean', bool: true }), 422);
    expect(Object.keys(flag.errors ?? {})).toEqual(field('dataType'));
    const { categoryId, propertyId, optionId } = await optionProperty();
    const asNumber = { dataType: 'Number', propertyId, value: 3 };
    const one = { ...line, categoryId, requiredProperties: [asNumber] };
    const number = await refused(await buyer.create({ ...completeDraft(), lines: [one] }), 422);
    expect(Object.keys(number.errors ?? {})).toEqual(field('dataType'));
    const asOption = { dataType: 'Option', propertyId, optionIds: [optionId] };
    const right = { ...line, categoryId, requiredProperties: [asOption] };
    const draft = await json(await buyer.create({ ...completeDraft(), lines: [right] }));
    expect(draft.lines[0]?.requiredProperties).toMatchObject([{ propertyId, optionIds: [optionId] }]);
  });

  it('without a unit is in the default unit of its property', async () => {
    const [known] = await selectRows<{ categoryId: string }>(
      app.services.database.db,
      sql`select category_id as "categoryId" from category_properties where property_id = 'p-max-length' limit 1`,
    );
    const stored = async (unit: Json) => {
      const required = { dataType: 'Number', propertyId: 'p-max-length', value: 25, ...unit };
      const one = { ...line, ...known, requiredProperties: [required] };
      const draft = await json(await buyer.create({ ...completeDraft(), lines: [one] }));
      return draft.lines[0]?.requiredProperties;
    };
    const inMillimetres = await stored({ measurementUnitId: 'u-mm' });
    expect(inMillimetres).toMatchObject([
      {
        value: 25,
        baseValue: expect.any(Number),
        measurementUnitId: 'u-mm',
        unitDisplayText: expect.any(String),
      },
    ]);
    expect(await stored({})).toEqual(inMillimetres);
  });

  it('is refused without its kind, and with a span that is upside down', async () => {
    const untagged = await refused(await withProperty({ value: 3 }), 422);
    expect(Object.keys(untagged.errors ?? {}).join()).toContain('requiredProperties[0]');
    const span = await refused(await withProperty({ dataType: 'Number', value: 3, maxValue: 2 }), 422);
    expect(Object.keys(span.errors ?? {})).toEqual(field('maxValue'));
  });
});

/** Returns a property of options, of any category. */
async function optionProperty() {
  const [row] = await selectRows<{ categoryId: string; propertyId: string; optionId: string }>(
    app.services.database.db,
    sql`select category_id as "categoryId", property_id as "propertyId", document->'options'->0->>'id' as "optionId"
      from category_properties where document->>'dataType' = 'Option' order by category_id, property_id limit 1`,
  );
  return { categoryId: row?.categoryId, propertyId: row?.propertyId, optionId: row?.optionId };
}

/** Returns how many statements the database gets in transactions while `work` runs. */
async function statementsIn(work: () => Promise<void>): Promise<number> {
  const { db } = app.services.database;
  const { transaction } = db;
  let count = 0;
  const counted = (tx: Queryable): Queryable =>
    new Proxy(tx, {
      get: (target, name: keyof Queryable) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        const isStatement = ['select', 'insert', 'update', 'delete', 'execute'].includes(name);
        return (...values: SQL[]) => {
          if (isStatement) count += 1;
          return Reflect.apply(value, target, values) as unknown;
        };
      },
    });
  db.transaction = ((run: (tx: Queryable) => Promise<unknown>) =>
    transaction.call(db, (tx) => run(counted(tx as Queryable)))) as typeof db.transaction;
  try {
    await work();
  } finally {
    db.transaction = transaction;
  }
  return count;
}
