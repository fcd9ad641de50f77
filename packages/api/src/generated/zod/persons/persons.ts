/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  NewPersonAddress,
  PersonAddress,
  PersonAddressChange
} from '../schemas';


export const listPersonAddressesPathIdMax = 64;



export const ListPersonAddressesParams = zod.object({
  "id": zod.string().min(1).max(listPersonAddressesPathIdMax)
})

export const ListPersonAddressesResponseItem = PersonAddress
export const ListPersonAddressesResponse = zod.array(ListPersonAddressesResponseItem).max(20)

export const createPersonAddressPathIdMax = 64;



export const CreatePersonAddressParams = zod.object({
  "id": zod.string().min(1).max(createPersonAddressPathIdMax)
})

export const CreatePersonAddressHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const CreatePersonAddressBody = NewPersonAddress

export const CreatePersonAddressResponse = PersonAddress

export const updatePersonAddressPathIdMax = 64;



export const UpdatePersonAddressParams = zod.object({
  "id": zod.string().min(1).max(updatePersonAddressPathIdMax)
})

export const UpdatePersonAddressBody = PersonAddressChange

export const UpdatePersonAddressResponse = PersonAddress

export const deletePersonAddressPathIdMax = 64;



export const DeletePersonAddressParams = zod.object({
  "id": zod.string().min(1).max(deletePersonAddressPathIdMax)
})

export const deletePersonAddressQueryAddressIdMax = 64;



export const DeletePersonAddressQueryParams = zod.object({
  "addressId": zod.string().min(1).max(deletePersonAddressQueryAddressIdMax)
})

export const DeletePersonAddressResponse = zod.void()
