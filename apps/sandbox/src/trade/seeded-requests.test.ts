import type { PropertyValue, TradeAnswerTerms, TradeRequestLine } from '@bazaar/api/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import { type TestApp, testApp } from '../testing/test-app';
import { type Json, json, type ShownRequest, type TradeCalls, tradeCalls } from '../testing/trade-calls';

interface Answered extends ShownRequest {
  supplier: { id: string };
  answerTerms: TradeAnswerTerms;
}

let app: TestApp;
let buyer: TradeCalls;
let all: (Json & { id: string; status: string; group?: Json; allowedActions: string[] })[];

beforeAll(async () => {
  app = await testApp(60);
  buyer = tradeCalls(app, await app.logIn('09120000001'));
  const page = await json<{ groups: { items: typeof all }[] }>(
    await buyer.send('GET', '/traderequests/by-supplier?pageSize=100&sort=turn'),
  );
  all = page.groups.flatMap(({ items }) => items);
});

afterAll(() => app.services.database.close());

const linesOf = ({ lines }: ShownRequest) => lines as unknown as TradeRequestLine[];

describe('the seeded requests', () => {
  it('show every state, and both ways in which a fee waits', () => {
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect([...new Set(all.map(({ status }) => status))].toSorted()).toEqual(
      'Agreed Answered AwaitingConfirmation AwaitingPayment Closed Declined Draft Expired NeedsCorrection Published ReadyToPublish Seen Withdrawn'.split(
        ' ',
      ),
    );
    const waiting = all.filter(({ status }) => status === 'AwaitingPayment');
    const ways = ['Pay', 'RequestConfirmation'];
    expect(
      waiting
        .flatMap(({ allowedActions }) => allowedActions.filter((each) => ways.includes(each)))
        .toSorted(),
    ).toEqual(ways);
  });

  it('have a group of three answers to compare: each another supplier, with the same lines and properties', async () => {
    const group = all.filter((item) => item.groupKey === 'spinning-line-1405-08');
    expect(group.map((item) => item.group)).toEqual(Array(3).fill({ count: 3, answeredCount: 3 }));
    const requests = await Promise.all(group.map(({ id }) => buyer.read(id) as Promise<Answered>));
    expect(new Set(requests.map(({ supplier }) => supplier.id)).size).toBe(3);
    const answers = requests.flatMap((request) => linesOf(request).map(({ answer }) => answer));
    expect(answers.length).toBe(9);
    expect(answers.filter((answer) => answer?.unitPriceRial === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.quotedUnit !== undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.deviations.some((one) => one.propertyId))).toHaveLength(2);
    expect(requests.map(({ answerTerms }) => answerTerms.shippingRial ?? -1).toSorted()).toEqual([
      0, 32_000_000, 64_000_000,
    ]);
    expect(new Set(requests.map(({ buyerReference }) => buyerReference))).toEqual(new Set(['PR-1405-112']));
  });

  it('name properties, options and units that are there, so that a copy can be sent', async () => {
    const [one] = all.filter((item) => item.groupKey === 'spinning-line-1405-08');
    const { lines: shown } = await buyer.read(one?.id ?? '');
    for (const line of shown as unknown as TradeRequestLine[]) {
      const known = await selectRows<{ document: { id: string; title: string } }>(
        app.services.database.db,
        sql`select document from category_properties where category_id = ${line.categoryId}`,
      );
      const titles = new Map(known.map(({ document }) => [document.id, document.title]));
      for (const { propertyId, title } of line.requiredProperties)
        expect([propertyId, titles.get(propertyId)]).toEqual([propertyId, title]);
      const deviating = line.answer?.deviations.flatMap(({ propertyId }) => propertyId ?? []) ?? [];
      const required = line.requiredProperties.map(({ propertyId }) => propertyId);
      expect(deviating.every((id) => required.includes(id))).toBe(true);
    }
    const lines = (shown as unknown as TradeRequestLine[]).map(({ requiredProperties, ...line }) => ({
      ...{ categoryId: line.categoryId, title: line.title, quantity: line.quantity },
      unitOfMeasurementId: line.unitOfMeasurementId,
      requiredProperties: requiredProperties.map(inputOf),
    }));
    const draft = await json(await buyer.create({ lines, deliveryCityId: 'city-tehran' }));
    expect((draft.lines as unknown as TradeRequestLine[]).map((line) => line.requiredProperties)).toEqual(
      (shown as unknown as TradeRequestLine[]).map((line) =>
        line.requiredProperties.map((value) =>
          expect.objectContaining({ propertyId: value.propertyId, title: value.title }),
        ),
      ),
    );
  });
});

function inputOf({ propertyId, optionIds, value, maxValue, measurementUnitId }: PropertyValue) {
  return optionIds === undefined
    ? { dataType: 'Number', propertyId, value, maxValue, measurementUnitId }
    : { dataType: 'Option', propertyId, optionIds };
}
