/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  ChangedCustomer,
  ChangedMerchantAgent,
  Customer,
  MerchantAgent,
  NewMerchantAgent,
  NewPersonCustomer,
  PagedCustomerSummary
} from '../schemas';


export const listCustomersQueryTermMax = 120;

export const listCustomersQueryUserIdMax = 64;

export const listCustomersQuerySortDefault = `-createdAt`;
export const listCustomersQueryPageNumberDefault = 1;
export const listCustomersQueryPageNumberMax = 10000;

export const listCustomersQueryPageSizeDefault = 10;
export const listCustomersQueryPageSizeMax = 100;



export const ListCustomersQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCustomersQueryTermMax))),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Person', 'Company'])),
  "role": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Consumer', 'ConsumerOwner', 'Buyer', 'Customer', 'MerchantAgent', 'Supplier', 'Admin'])),
  "userId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCustomersQueryUserIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt']), listCustomersQuerySortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCustomersQueryPageNumberMax)), listCustomersQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCustomersQueryPageSizeMax)), listCustomersQueryPageSizeDefault)
})

export const ListCustomersResponse = PagedCustomerSummary

export const CreatePersonCustomerHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const CreatePersonCustomerBody = NewPersonCustomer

export const CreatePersonCustomerResponse = Customer

export const GetCustomerProfileResponse = Customer

export const UpdateCustomerProfileBody = ChangedCustomer

export const UpdateCustomerProfileResponse = Customer

export const listMerchantAgentsQueryMerchantIdMax = 80;



export const ListMerchantAgentsQueryParams = /*#__PURE__*/ zod.object({
  "merchantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantAgentsQueryMerchantIdMax)))
})

export const ListMerchantAgentsResponseItem = MerchantAgent
export const ListMerchantAgentsResponse = /*#__PURE__*/ zod.array(ListMerchantAgentsResponseItem)

export const InviteMerchantAgentHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const InviteMerchantAgentBody = NewMerchantAgent

export const InviteMerchantAgentResponse = MerchantAgent

export const UpdateMerchantAgentBody = ChangedMerchantAgent

export const UpdateMerchantAgentResponse = MerchantAgent

export const removeMerchantAgentQueryIdMax = 80;



export const RemoveMerchantAgentQueryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeMerchantAgentQueryIdMax))
})

export const RemoveMerchantAgentResponse = /*#__PURE__*/ zod.void()
