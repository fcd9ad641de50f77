/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const DelegationTerritory = zod.object({
  "cityIds": zod.array(zod.string()),
  "stateIds": zod.array(zod.string()),
  "isNationwide": zod.boolean()
});

export type DelegationTerritory = zod.input<typeof DelegationTerritory>;
export type DelegationTerritoryOutput = zod.output<typeof DelegationTerritory>;
