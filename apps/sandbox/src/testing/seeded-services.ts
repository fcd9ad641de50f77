import { ensureSeed } from '../seeding/ensure-seed';
import { type TestServices, testServices } from './test-services';

/** Services over an in-memory database with a small catalogue. */
export async function seededServices(productCount: number): Promise<TestServices> {
  const services = await testServices();
  await ensureSeed(services.database, { productCount, report: () => undefined });
  return services;
}
