import 'server-only';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';

/**
 * True while a page is rendered for one request; false while one is rendered to be kept.
 *
 * Assumed: the framework holds what it renders in this storage, by these names.
 */
export function isRenderedPerRequest(): boolean {
  return workUnitAsyncStorage.getStore()?.type === 'request';
}

/** The request header by which the router asks for the data of a page, not for its document. */
export const ROUTER_REQUEST_HEADER = 'rsc';
