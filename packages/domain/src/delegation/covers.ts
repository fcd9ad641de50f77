import { tehranDay, toInstant } from '../dates/jalali';

/** What a delegation says of itself. Times are ISO-8601; without `validTo` it has no end. */
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

/** A city and the province it lies in. */
export interface Place {
  readonly cityId: string;
  readonly stateId: string;
}

export type DelegationAnswer =
  /** In force today, and the city is in its territory: by the whole country, by its province, or by name. */
  | { readonly isAgent: true; readonly by: 'country' | 'state' | 'city' }
  | { readonly isAgent: false; readonly because: Exclude<DelegationStanding, 'in-force'> | 'elsewhere' };

/** How a delegation stands on a day, whatever its territory. */
export type DelegationStanding = 'in-force' | 'expired' | 'not-begun' | 'pending' | 'revoked';

/**
 * How a delegation stands on the day of `nowMs` in Tehran. Its first and its last day count. What the catalogue calls revoked, expired
 * or pending is never in force; of what it calls active the dates speak, because the answer may be older than a day.
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

/** «آیا امروز در شهر من نماینده است؟»: the answer for one delegation and one city, and why. */
export function isAgentIn(delegation: DelegationTerms, place: Place, nowMs: number): DelegationAnswer {
  const standing = delegationStanding(delegation, nowMs);
  if (standing !== 'in-force') return { isAgent: false, because: standing };
  const { isNationwide, stateIds, cityIds } = delegation.territory;
  if (isNationwide) return { isAgent: true, by: 'country' };
  if (cityIds.includes(place.cityId)) return { isAgent: true, by: 'city' };
  if (stateIds.includes(place.stateId)) return { isAgent: true, by: 'state' };
  return { isAgent: false, because: 'elsewhere' };
}
