import 'server-only';
import type { WebsiteMenu } from '@bazaar/api/model';
import { listWebsiteMenus } from '@bazaar/api/website-menus';
import { load } from '@/lib/data/load';
import type { QueryResult } from '@/lib/data/query-result';

/** Loads the site's own menus of all positions: one call a day for header, footer and vanity addresses. */
export function loadWebsiteMenus(): Promise<QueryResult<WebsiteMenu[]>> {
  return load('reference', ['website-menus'], (request) => listWebsiteMenus({}, request));
}
