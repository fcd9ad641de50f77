import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

export interface Place {
  countryId: string;
  stateId: string;
  cityId: string;
  urbanAreaId?: string | undefined;
}

type FieldErrors = Record<string, string[]>;

/**
 * Validates that country, province, city and district exist and contain each other. Returns Persian messages by field; empty when valid.
 */
export async function placeErrors(queryable: Queryable, place: Place): Promise<FieldErrors> {
  const { countryId, stateId, cityId, urbanAreaId } = place;
  const [found] = await selectRows<Record<'country' | 'state' | 'city' | 'area', boolean>>(
    queryable,
    sql`
      select exists (select 1 from countries where id = ${countryId} and is_active) as country,
        exists (select 1 from states where id = ${stateId} and country_id = ${countryId}) as state,
        exists (select 1 from cities where id = ${cityId} and state_id = ${stateId}) as city,
        exists (select 1 from urban_areas where id = ${urbanAreaId ?? ''} and city_id = ${cityId}) as area`,
  );
  const errors: FieldErrors = {};
  if (!found?.country) errors.countryId = ['این کشور را نمی‌توان برگزید.'];
  if (!found?.state) errors.stateId = ['این استان در این کشور نیست.'];
  if (!found?.city) errors.cityId = ['این شهر در این استان نیست.'];
  if (urbanAreaId !== undefined && !found?.area) errors.urbanAreaId = ['این منطقه در این شهر نیست.'];
  return errors;
}
