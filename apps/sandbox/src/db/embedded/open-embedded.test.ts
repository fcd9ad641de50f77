import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { testServices } from '../../testing/test-services';
import { selectRows } from '../database-handle';

it('reads values of plain types and their arrays as values', async () => {
  const { database } = await testServices();
  onTestFinished(() => database.close());
  const query = sql`select true as "yes", 7 as "number", '{"a":1}'::jsonb as "object",
    array['x y', null] as "texts", array[1, 2] as "numbers"`;
  const rows = await selectRows(database.db, query);
  expect(rows).toEqual([{ yes: true, number: 7, object: { a: 1 }, texts: ['x y', null], numbers: [1, 2] }]);
});
