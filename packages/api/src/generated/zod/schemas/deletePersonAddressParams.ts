/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const deletePersonAddressParamsAddressIdMax = 64;


export const DeletePersonAddressParams = zod.object({
  "addressId": zod.string().min(1).max(deletePersonAddressParamsAddressIdMax)
})

export type DeletePersonAddressParams = zod.input<typeof DeletePersonAddressParams>;
export type DeletePersonAddressParamsOutput = zod.output<typeof DeletePersonAddressParams>;
