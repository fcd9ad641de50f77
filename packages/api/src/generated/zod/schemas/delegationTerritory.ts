/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const delegationTerritoryCityIdsItemMax = 64;

const delegationTerritoryCityIdsMax = 2000;

const delegationTerritoryStateIdsItemMax = 64;

const delegationTerritoryStateIdsMax = 200;



export const DelegationTerritory = zod.object({
  "cityIds": zod.array(zod.string().min(1).max(delegationTerritoryCityIdsItemMax)).max(delegationTerritoryCityIdsMax),
  "stateIds": zod.array(zod.string().min(1).max(delegationTerritoryStateIdsItemMax)).max(delegationTerritoryStateIdsMax),
  "isNationwide": zod.boolean()
});

export type DelegationTerritory = zod.input<typeof DelegationTerritory>;
export type DelegationTerritoryOutput = zod.output<typeof DelegationTerritory>;
