import { tehranDay, toInstant } from '../dates/jalali';

/** Terms of a delegation. Times are ISO 8601; without `validTo` it has no end. */
export interface DelegationTerms {
  readonly state: 'Active' | 'Expired' | 'Pending' | 'Revoked';
  readonly validFrom: string;
  readonly validTo?: string | undefined;
  readonly territory: {
    readonly isNationwide: boolean;
    readonly stateIds: readonly string[];
    readonly cityIds: readonly string[];
  };
}

/** A city and its province. */
export interface Place {
  readonly cityId: string;
  readonly stateId: string;
}

export type DelegationAnswer =
  /** In force today, and the city is in its territory: through the country, its province, or by name. */
  | { readonly isAgent: true; readonly by: 'country' | 'state' | 'city' }
  | { readonly isAgent: false; readonly because: Exclude<DelegationStanding, 'in-force'> | 'elsewhere' };

/** State of a delegation on a day, regardless of its territory. */
export type DelegationStanding = 'in-force' | 'expired' | 'not-begun' | 'pending' | 'revoked';

/**
 * Returns the state of a delegation on the day of `nowMs` in Tehran. Its first and last day count. A delegation that the catalogue calls
 * revoked, expired or pending is never in force; for an active one the dates decide, because the cached response may be older than a day.
 */
export function delegationStanding(
  { state, validFrom, validTo }: Omit<DelegationTerms, 'territory'>,
  nowMs: number,
): DelegationStanding {
  if (state === 'Revoked') return 'revoked';
  const today = tehranDay(nowMs);
  if (validTo !== undefined && tehranDay(toInstant(validTo)) < today) return 'expired';
  if (state === 'Expired') return 'expired';
  if (tehranDay(toInstant(validFrom)) > today) return 'not-begun';
  return state === 'Pending' ? 'pending' : 'in-force';
}

/** «آیا امروز در شهر من نماینده است؟»: decides for one delegation and one city, and returns the reason. */
export function isAgentIn(delegation: DelegationTerms, place: Place, nowMs: number): DelegationAnswer {
  const standing = delegationStanding(delegation, nowMs);
  if (standing !== 'in-force') return { isAgent: false, because: standing };
  const { isNationwide, stateIds, cityIds } = delegation.territory;
  if (isNationwide) return { isAgent: true, by: 'country' };
  if (cityIds.includes(place.cityId)) return { isAgent: true, by: 'city' };
  if (stateIds.includes(place.stateId)) return { isAgent: true, by: 'state' };
  return { isAgent: false, because: 'elsewhere' };
}
