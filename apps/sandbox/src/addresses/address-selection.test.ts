import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressCalls, addressCalls, tehranAddress } from '../testing/address-calls';
import { type TestApp, testApp } from '../testing/test-app';

let catalogue: TestApp;
let phones = 0;

beforeAll(async () => {
  catalogue = await testApp(60);
});

afterAll(() => catalogue.services.database.close());

/** Expected state of a person: the addresses by id, and the selected one, if there is any address. */
interface Model {
  titles: Map<string, string>;
  selected?: string;
}

type Step = fc.AsyncCommand<Model, AddressCalls>;

const nth = (model: Model, index: number) => [...model.titles.keys()][index % model.titles.size] ?? '';

async function agree(model: Model, calls: AddressCalls): Promise<void> {
  const list = await calls.list();
  expect(new Map(list.map(({ id, title }) => [id, title]))).toEqual(model.titles);
  expect(list.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual(
    model.selected === undefined ? [] : [model.selected],
  );
  expect(list[0]?.id).toBe(model.selected);
  expect((await calls.selected())?.id).toBe(model.selected);
}

function step(
  name: string,
  needsAny: boolean,
  run: (model: Model, calls: AddressCalls) => Promise<void>,
): Step {
  return {
    check: (model) => !needsAny || model.titles.size > 0,
    run: async (model, calls) => {
      await run(model, calls);
      await agree(model, calls);
    },
    toString: () => name,
  };
}

const create = (count: number) =>
  step(`create ${count} at once`, false, async (model, calls) => {
    const wasEmpty = model.titles.size === 0;
    const answers = await Promise.all(Array.from({ length: count }, () => calls.create()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const answer of answers) {
      const { id, title, isSelected } = (await answer.json()) as {
        id: string;
        title: string;
        isSelected: boolean;
      };
      model.titles.set(id, title);
      if (isSelected) {
        expect(wasEmpty && model.selected === undefined).toBe(true);
        model.selected = id;
      }
    }
  });

const select = (indexes: number[]) =>
  step(`select ${indexes} at once`, true, async (model, calls) => {
    const ids = indexes.map((index) => nth(model, index));
    const answers = await Promise.all(ids.map((id) => calls.select(id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const now = (await calls.selected())?.id ?? '';
    expect(ids).toContain(now);
    model.selected = now;
  });

const update = (index: number, title: string) =>
  step(`update ${index}`, true, async (model, calls) => {
    const id = nth(model, index);
    expect((await calls.update(id, { ...tehranAddress, title })).status).toBe(200);
    model.titles.set(id, title);
  });

/** Two changes of one version at once, and one of a version that has long moved on: exactly one change is made. */
const overtake = (index: number, title: string) =>
  step(`overtake ${index}`, true, async (model, calls) => {
    const id = nth(model, index);
    const before = (await calls.list()).find((address) => address.id === id);
    const version = before?.version ?? 0;
    const titles = [title, `${title} دیگر`];
    const answers = await Promise.all(
      titles.map((each) => calls.update(id, { ...tehranAddress, title: each }, version)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const made = titles[answers.findIndex(({ status }) => status === 200)] ?? '';
    const current = { id, title: made, version: version + 1, isSelected: before?.isSelected };
    const late = await calls.update(id, tehranAddress, version);
    for (const refused of [...answers.filter(({ status }) => status === 409), late]) {
      expect(await refused.json()).toMatchObject({ status: 409, code: 'conflict', current });
    }
    model.titles.set(id, made);
  });

const drop = (index: number) =>
  step(`drop ${index}`, true, async (model, calls) => {
    const id = nth(model, index);
    const answer = await calls.drop(id);
    if (id === model.selected) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'conflict', current: { id, isSelected: true } });
      return;
    }
    expect(answer.status).toBe(204);
    model.titles.delete(id);
    expect((await calls.drop(id)).status).toBe(404);
  });

/** Deletes and selects the same address concurrently: one of the two comes first, and either way one address stays selected. */
const race = (index: number) =>
  step(`drop and select ${index} at once`, true, async (model, calls) => {
    const id = nth(model, index);
    const [dropped, selected] = await Promise.all([calls.drop(id), calls.select(id)]);
    if (dropped.status === 204) {
      expect(selected.status).toBe(404);
      model.titles.delete(id);
      return;
    }
    expect([dropped.status, selected.status]).toEqual([409, 200]);
    model.selected = id;
  });

const index = fc.nat({ max: 11 });
const steps = [
  fc.constantFrom(1, 1, 1, 2).map(create),
  fc.array(index, { minLength: 1, maxLength: 4 }).map(select),
  fc.tuple(index, fc.constantFrom('دفتر', 'کارگاه', 'انبار دوم')).map(([at, title]) => update(at, title)),
  fc.tuple(index, fc.constantFrom('انبار سوم', 'سوله')).map(([at, title]) => overtake(at, title)),
  index.map(drop),
  index.map(race),
];

describe('delivery addresses', () => {
  it('have exactly one selected whenever there is any, after any sequence of calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 24 }), async (commands) => {
        phones += 1;
        const token = await catalogue.logIn(`0912555${String(phones).padStart(4, '0')}`);
        const setup = () => ({ model: { titles: new Map() } as Model, real: addressCalls(catalogue, token) });
        await fc.asyncModelRun(setup, commands);
      }),
      { numRuns: 60, seed: 20_261_121 },
    );
  });
});
