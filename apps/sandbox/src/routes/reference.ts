import * as quantities from '@bazaar/api/zod/measurement-quantities';
import * as units from '@bazaar/api/zod/units';
import * as menus from '@bazaar/api/zod/website-menus';
import { searchWords } from '../catalogue/search-words';
import { contractOperation, ok } from '../http/contract-operation';
import { fresh } from '../http/freshness';
import { notFound } from '../http/problem';
import { readMeasurementUnits, readTradeUnits, readWebsiteMenus } from '../reference/reference-store';

/** Units and menus: small tables that hardly ever change. */
export const referenceOperations = [
  contractOperation(
    'listMeasurementUnits',
    {
      freshness: fresh.day,
      schemas: {
        params: quantities.ListMeasurementUnitsParams,
        responses: { 200: quantities.ListMeasurementUnitsResponse },
      },
    },
    async ({ params }, { services }) => {
      const found = await readMeasurementUnits(services.database.db, params.id);
      if (found.length === 0) throw notFound('این کمیت');
      return ok(found);
    },
  ),
  contractOperation(
    'listUnitsOfMeasurement',
    { freshness: fresh.day, schemas: { responses: { 200: units.ListUnitsOfMeasurementResponse } } },
    async (_, { services }) => ok(await readTradeUnits(services.database.db, { words: [] })),
  ),
  contractOperation(
    'filterUnitsOfMeasurement',
    {
      freshness: fresh.day,
      schemas: {
        query: units.FilterUnitsOfMeasurementQueryParams,
        responses: { 200: units.FilterUnitsOfMeasurementResponse },
      },
    },
    async ({ query: { term, quantityId } }, { services }) => {
      const filter = { words: searchWords(term), ...(quantityId === undefined ? {} : { quantityId }) };
      return ok(await readTradeUnits(services.database.db, filter));
    },
  ),
  contractOperation(
    'listWebsiteMenus',
    {
      freshness: fresh.day,
      schemas: {
        query: menus.ListWebsiteMenusQueryParams,
        responses: { 200: menus.ListWebsiteMenusResponse },
      },
    },
    async ({ query }, { services }) => ok(await readWebsiteMenus(services.database.db, query.position)),
  ),
];
