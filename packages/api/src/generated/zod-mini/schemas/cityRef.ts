/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const CityRef = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string()
});

export type CityRef = zod.input<typeof CityRef>;
export type CityRefOutput = zod.output<typeof CityRef>;
