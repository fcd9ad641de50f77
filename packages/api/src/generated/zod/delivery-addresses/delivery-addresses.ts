/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  DeliveryAddress,
  DeliveryAddressChange,
  DeliveryAddressFields
} from '../schemas';


export const ListDeliveryAddressesResponseItem = DeliveryAddress
export const ListDeliveryAddressesResponse = zod.array(ListDeliveryAddressesResponseItem).max(50)

export const CreateDeliveryAddressHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const CreateDeliveryAddressBody = DeliveryAddressFields

export const CreateDeliveryAddressResponse = DeliveryAddress

export const GetDefaultDeliveryAddressResponse = DeliveryAddress

export const updateDeliveryAddressPathIdMax = 64;



export const UpdateDeliveryAddressParams = zod.object({
  "id": zod.string().min(1).max(updateDeliveryAddressPathIdMax)
})

export const UpdateDeliveryAddressBody = DeliveryAddressChange

export const UpdateDeliveryAddressResponse = DeliveryAddress

export const deleteDeliveryAddressPathIdMax = 64;



export const DeleteDeliveryAddressParams = zod.object({
  "id": zod.string().min(1).max(deleteDeliveryAddressPathIdMax)
})

export const DeleteDeliveryAddressResponse = zod.void()

export const selectDeliveryAddressPathIdMax = 64;



export const SelectDeliveryAddressParams = zod.object({
  "id": zod.string().min(1).max(selectDeliveryAddressPathIdMax)
})

export const SelectDeliveryAddressResponse = DeliveryAddress
