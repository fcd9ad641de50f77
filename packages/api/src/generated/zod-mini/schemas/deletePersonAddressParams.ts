/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const deletePersonAddressParamsAddressIdMax = 64;


export const DeletePersonAddressParams = /*#__PURE__*/ zod.object({
  "addressId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletePersonAddressParamsAddressIdMax))
})

export type DeletePersonAddressParams = zod.input<typeof DeletePersonAddressParams>;
export type DeletePersonAddressParamsOutput = zod.output<typeof DeletePersonAddressParams>;
