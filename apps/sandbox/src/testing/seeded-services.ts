import { migrate } from '../db/migrate';
import { ensureSeed } from '../seeding/ensure-seed';
import { type TestServices, testServices } from './test-services';

/** Creates services over an in-memory database with a small catalogue. */
export function seededServices(productCount: number): Promise<TestServices> {
  return testServices({
    name: `seed of ${productCount}`,
    fill: async (database) => {
      await migrate(database);
      await ensureSeed(database, { productCount, report: () => undefined });
    },
  });
}
