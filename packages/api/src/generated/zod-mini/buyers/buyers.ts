/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  Buyer,
  NewBuyer
} from '../schemas';


export const RegisterBuyerHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const RegisterBuyerBody = NewBuyer

export const RegisterBuyerResponse = Buyer
