import { sql } from 'drizzle-orm';

/** Ids and names of the places of an address `a`; leaves out the name of a place that is no longer in the geography. */
export const placeNames = {
  document: sql`jsonb_build_object('countryId', a.country_id, 'stateId', a.state_id, 'stateName', st.name,
    'cityId', a.city_id, 'cityName', ci.name, 'urbanAreaId', a.urban_area_id, 'urbanAreaName', ua.name)`,
  joins: sql`left join states st on st.id = a.state_id left join cities ci on ci.id = a.city_id
    left join urban_areas ua on ua.id = a.urban_area_id`,
};
