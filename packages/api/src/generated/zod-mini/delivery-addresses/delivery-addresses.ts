/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  DeliveryAddress,
  DeliveryAddressChange,
  DeliveryAddressFields
} from '../schemas';


export const ListDeliveryAddressesResponseItem = DeliveryAddress
export const ListDeliveryAddressesResponse = /*#__PURE__*/ zod.array(ListDeliveryAddressesResponseItem)

export const CreateDeliveryAddressHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const CreateDeliveryAddressBody = DeliveryAddressFields

export const CreateDeliveryAddressResponse = DeliveryAddress

export const GetDefaultDeliveryAddressResponse = DeliveryAddress

export const updateDeliveryAddressPathIdMax = 64;



export const UpdateDeliveryAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateDeliveryAddressPathIdMax))
})

export const UpdateDeliveryAddressBody = DeliveryAddressChange

export const UpdateDeliveryAddressResponse = DeliveryAddress

export const deleteDeliveryAddressPathIdMax = 64;



export const DeleteDeliveryAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteDeliveryAddressPathIdMax))
})

export const DeleteDeliveryAddressResponse = /*#__PURE__*/ zod.void()

export const selectDeliveryAddressPathIdMax = 64;



export const SelectDeliveryAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(selectDeliveryAddressPathIdMax))
})

export const SelectDeliveryAddressResponse = DeliveryAddress
