import 'server-only';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';

/**
 * Returns true while a page is rendered for one request; false while one is rendered for the cache.
 *
 * Assumed: the framework keeps the work unit in this storage, by these names.
 */
export function isRenderedPerRequest(): boolean {
  return workUnitAsyncStorage.getStore()?.type === 'request';
}
