import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { testServices } from '../../testing/test-services';
import { type DatabaseHandle, selectRows } from '../database-handle';

let database: DatabaseHandle;

beforeEach(async () => {
  ({ database } = await testServices());
  const { close } = database;
  onTestFinished(() => close());
  await database.runScript('create table things (name text primary key, size int)');
});

const rows = (statement: Parameters<typeof selectRows>[1]) => selectRows(database.db, statement);
const prepared = () =>
  rows(sql`select statement, generic_plans + custom_plans as runs from pg_prepared_statements
  where statement like '%from things%' and statement not like '%pg_prepared%'`);

it('parses a statement once, whatever its values are', async () => {
  await rows(sql`insert into things values ('a', 1), ('b', 2)`);
  for (const name of ['a', 'b', 'c']) await rows(sql`select size from things where name = ${name}`);
  expect(await rows(sql`select size from things where name = ${'b'}`)).toEqual([{ size: 2 }]);
  expect(await prepared()).toEqual([{ statement: 'select size from things where name = $1', runs: 4 }]);
});

it('prepares again what a script has changed the tables of', async () => {
  const read = () => rows(sql`select * from things`);
  await rows(sql`insert into things values ('a', 1)`);
  expect(await read()).toEqual([{ name: 'a', size: 1 }]);
  await database.runScript('alter table things alter size type text, add mass int default 7');
  expect(await read()).toEqual([{ name: 'a', size: '1', mass: 7 }]);
});

it('keeps no more statements than its limit, and runs those it has closed', async () => {
  for (let place = 0; place < 450; place += 1) await rows(sql.raw(`select ${place} as place from things`));
  expect((await prepared()).length).toBeLessThanOrEqual(400);
  expect(await rows(sql.raw('select 0 as place from things'))).toEqual([]);
});

it('goes on after a refused statement, inside a transaction undone with it', async () => {
  await expect(rows(sql`insert into things values ('a', 'x')`)).rejects.toMatchObject({
    cause: { code: '22P02' },
  });
  const insert = (name: string) => sql`insert into things values (${name}, 1)`;
  const twice = database.db.transaction(async (tx) => {
    await tx.execute(insert('a'));
    await tx.execute(insert('a'));
  });
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await rows(sql`select * from things`)).toEqual([]);
});

it('throws where a failure was caught inside the transaction: nothing of it is kept', async () => {
  const work = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into things values ('a', 1)`);
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('A statement of it had failed');
  expect(await rows(sql`select * from things`)).toEqual([]);
});

it('gives each of the statements asked for at once its own answer, and refuses one after the end', async () => {
  const late = await database.db.transaction(async (tx) => {
    const sizes = await Promise.all(
      [1, 2, 3].map((size) => tx.execute(sql`select ${size}::int as size from (values (1)) as things`)),
    );
    expect(sizes).toMatchObject([1, 2, 3].map((size) => ({ rows: [{ size }] })));
    return () => tx.execute(sql`insert into things values ('late', 1)`);
  });
  await expect(late()).rejects.toMatchObject({ cause: { message: 'The transaction is over' } });
  expect(await rows(sql`select * from things`)).toEqual([]);
});

it('lets other statements wait for a transaction', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const writing = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into things values ('a', 1)`);
    await held;
    await tx.execute(sql`update things set size = 2`);
  });
  const reading = rows(sql`select size from things`);
  release();
  await writing;
  expect(await reading).toEqual([{ size: 2 }]);
});

it('tells that it is closed', async () => {
  const other = await testServices();
  await other.database.close();
  await expect(other.database.db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: 'The embedded database is closed' },
  });
});
