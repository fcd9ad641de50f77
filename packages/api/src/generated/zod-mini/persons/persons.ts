/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  NewPersonAddress,
  PersonAddress,
  PersonAddressChange
} from '../schemas';


export const listPersonAddressesPathIdMax = 64;



export const ListPersonAddressesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPersonAddressesPathIdMax))
})

export const ListPersonAddressesResponseItem = PersonAddress
export const ListPersonAddressesResponse = /*#__PURE__*/ zod.array(ListPersonAddressesResponseItem)

export const createPersonAddressPathIdMax = 64;



export const CreatePersonAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPersonAddressPathIdMax))
})

export const CreatePersonAddressHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const CreatePersonAddressBody = NewPersonAddress

export const CreatePersonAddressResponse = PersonAddress

export const updatePersonAddressPathIdMax = 64;



export const UpdatePersonAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePersonAddressPathIdMax))
})

export const UpdatePersonAddressBody = PersonAddressChange

export const UpdatePersonAddressResponse = PersonAddress

export const deletePersonAddressPathIdMax = 64;



export const DeletePersonAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletePersonAddressPathIdMax))
})

export const deletePersonAddressQueryAddressIdMax = 64;



export const DeletePersonAddressQueryParams = /*#__PURE__*/ zod.object({
  "addressId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletePersonAddressQueryAddressIdMax))
})

export const DeletePersonAddressResponse = /*#__PURE__*/ zod.void()
