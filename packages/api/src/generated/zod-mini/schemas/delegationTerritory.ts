/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const DelegationTerritory = /*#__PURE__*/ zod.object({
  "cityIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "stateIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "isNationwide": /*#__PURE__*/ zod.boolean()
});

export type DelegationTerritory = zod.input<typeof DelegationTerritory>;
export type DelegationTerritoryOutput = zod.output<typeof DelegationTerritory>;
