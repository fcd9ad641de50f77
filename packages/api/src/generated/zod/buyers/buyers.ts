/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  Buyer,
  NewBuyer
} from '../schemas';


export const RegisterBuyerHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const RegisterBuyerBody = NewBuyer

export const RegisterBuyerResponse = Buyer
