/**
 * Generated from the contract; do not edit.
 */
import {
  Customer
} from '../schemas';


export const GetCustomerProfileResponse = Customer
