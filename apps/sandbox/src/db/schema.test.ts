import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '../testing/test-services';
import { selectRows } from './database-handle';
import { migrate } from './migrate';
import { accessTokens, favourites, otpRequests, users } from './schema/accounts';
import { files, merchantAgents } from './schema/people';
import { deliveryAddresses, personAddresses } from './schema/places';

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});

afterAll(() => services.database.close());

describe('the schema', () => {
  it.each([
    users,
    otpRequests,
    accessTokens,
    favourites,
    deliveryAddresses,
    personAddresses,
    merchantAgents,
    files,
  ])('is the one the migrations make', async (table) => {
    const rows = await selectRows<{ name: string; isNullable: string }>(
      services.database.db,
      sql`select column_name as name, is_nullable as "isNullable" from information_schema.columns
        where table_name = ${getTableName(table)}`,
    );
    const inDatabase = rows.map(({ name, isNullable }) => `${name} ${isNullable === 'YES'}`);
    const inCode = Object.values(getTableColumns(table)).map(({ name, notNull }) => `${name} ${!notNull}`);
    expect(inCode.sort()).toEqual(inDatabase.sort());
  });

  it('is made once: a second start applies nothing', async () => {
    const applied = () =>
      selectRows(services.database.db, sql`select * from schema_migrations order by name`);
    const before = await applied();
    await migrate(services.database);
    expect(await applied()).toEqual(before);
    expect(before.length).toBeGreaterThan(2);
  });
});
