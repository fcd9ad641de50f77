import { type SQL, sql } from 'drizzle-orm';
import { containsWords } from '../catalogue/catalogue-sql';
import { type Queryable, selectRows } from '../db/database-handle';
import { homeCountryId } from '../seed/geography/countries';

type Document = Record<string, unknown>;
type Words = readonly string[];

/** Returns the countries: the home country first, the others in Persian order. */
export function readCountries(queryable: Queryable, words: Words): Promise<Document[]> {
  return select(
    queryable,
    sql`
      select jsonb_build_object('id', id, 'name', name, 'englishName', english_name, 'code', code, 'isActive', is_active) as document
      from countries where ${allWords(words)} order by id <> ${homeCountryId}, name_sort_key`,
  );
}

export function readStates(queryable: Queryable, countryId: string, words: Words): Promise<Document[]> {
  return select(
    queryable,
    sql`
      select jsonb_strip_nulls(jsonb_build_object('id', id, 'name', name, 'englishName', english_name, 'parentId', country_id,
        'code', code, 'isActive', true)) as document
      from states where country_id = ${countryId} and ${allWords(words)} order by name_sort_key, id`,
  );
}

/** Returns the cities: of one province its capital first; of the whole country in Persian order. */
export function readCities(
  queryable: Queryable,
  { stateId, words }: { stateId: string | undefined; words: Words },
): Promise<Document[]> {
  const [ofState, capitalFirst] =
    stateId === undefined ? [sql`true`, sql``] : [sql`state_id = ${stateId}`, sql`is_capital desc,`];
  return select(
    queryable,
    sql`
      select jsonb_build_object('id', id, 'name', name, 'englishName', english_name, 'parentId', state_id, 'isActive', true) as document
      from cities where ${ofState} and ${allWords(words)} order by ${capitalFirst} name_sort_key, id`,
  );
}

export function readUrbanAreas(queryable: Queryable, cityId: string): Promise<Document[]> {
  return select(
    queryable,
    sql`
      select jsonb_build_object('id', id, 'name', name, 'englishName', english_name, 'parentId', city_id, 'code', code,
        'isActive', true) as document
      from urban_areas where city_id = ${cityId} order by sort_order`,
  );
}

function allWords(words: Words): SQL {
  return sql.join([sql`true`, ...containsWords(sql`search_key`, words)], sql` and `);
}

async function select(queryable: Queryable, statement: SQL): Promise<Document[]> {
  const rows = await selectRows<{ document: Document }>(queryable, statement);
  return rows.map(({ document }) => document);
}
