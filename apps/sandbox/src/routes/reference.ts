import * as quantities from '@bazaar/api/zod/measurement-quantities';
import * as units from '@bazaar/api/zod/units';
import * as menus from '@bazaar/api/zod/website-menus';
import { searchWords } from '../catalogue/search-words';
import { contractOperation, ok } from '../http/contract-operation';
import { notFound } from '../http/problem';
import { readMeasurementUnits, readTradeUnits, readWebsiteMenus } from '../reference/reference-store';

/** Units and menus: small tables that hardly ever change. */
export const referenceOperations = [
  contractOperation(
    'listMeasurementUnits',
    {
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
    { schemas: { responses: { 200: units.ListUnitsOfMeasurementResponse } } },
    async (_, { services }) => ok(await readTradeUnits(services.database.db, { words: [] })),
  ),
  contractOperation(
    'filterUnitsOfMeasurement',
    {
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
      schemas: {
        query: menus.ListWebsiteMenusQueryParams,
        headers: menus.ListWebsiteMenusHeader,
        responses: { 200: menus.ListWebsiteMenusResponse },
      },
    },
    async ({ query }, { services }) => ok(await readWebsiteMenus(services.database.db, query.position)),
  ),
];
