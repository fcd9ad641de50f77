import * as schemas from '@bazaar/api/zod/geography';
import { searchWords } from '../catalogue/search-words';
import { readCities, readCountries, readStates, readUrbanAreas } from '../geography/geography-store';
import { readSaleCities } from '../geography/sale-cities';
import { contractOperation, ok } from '../http/contract-operation';

/** Places: small tables that hardly ever change. */
export const geographyOperations = [
  contractOperation(
    'filterCountries',
    {
      schemas: {
        query: schemas.FilterCountriesQueryParams,
        responses: { 200: schemas.FilterCountriesResponse },
      },
    },
    async ({ query }, { services }) => ok(await readCountries(services.database.db, searchWords(query.term))),
  ),
  contractOperation(
    'filterStates',
    { schemas: { query: schemas.FilterStatesQueryParams, responses: { 200: schemas.FilterStatesResponse } } },
    async ({ query }, { services }) =>
      ok(await readStates(services.database.db, query.countryId, searchWords(query.term))),
  ),
  contractOperation(
    'filterCities',
    { schemas: { query: schemas.FilterCitiesQueryParams, responses: { 200: schemas.FilterCitiesResponse } } },
    async ({ query: { stateId, term } }, { services }) =>
      ok(await readCities(services.database.db, { stateId, words: searchWords(term) })),
  ),
  contractOperation(
    'listUrbanAreas',
    {
      schemas: {
        query: schemas.ListUrbanAreasQueryParams,
        responses: { 200: schemas.ListUrbanAreasResponse },
      },
    },
    async ({ query }, { services }) => ok(await readUrbanAreas(services.database.db, query.cityId)),
  ),
  contractOperation(
    'listSaleCities',
    {
      schemas: {
        query: schemas.ListSaleCitiesQueryParams,
        responses: { 200: schemas.ListSaleCitiesResponse },
      },
    },
    async ({ query: { categoryType, categoryId, term } }, { services }) => {
      const requested = { categoryType, categoryId, words: searchWords(term) };
      return ok(await readSaleCities(services.database.db, requested));
    },
  ),
];
