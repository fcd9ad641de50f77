/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

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



export const ListCustomersQueryParams = zod.object({
  "term": zod.string().min(1).max(listCustomersQueryTermMax).optional(),
  "kind": zod.enum(['Person', 'Company']).optional(),
  "role": zod.enum(['Consumer', 'ConsumerOwner', 'Buyer', 'Customer', 'MerchantAgent', 'Supplier', 'Admin']).optional(),
  "userId": zod.string().min(1).max(listCustomersQueryUserIdMax).optional(),
  "sort": zod.enum(['createdAt', '-createdAt']).default(listCustomersQuerySortDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(listCustomersQueryPageNumberMax).default(listCustomersQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listCustomersQueryPageSizeMax).default(listCustomersQueryPageSizeDefault)
})

export const ListCustomersResponse = PagedCustomerSummary

export const CreatePersonCustomerHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const CreatePersonCustomerBody = NewPersonCustomer

export const CreatePersonCustomerResponse = Customer

export const GetCustomerProfileResponse = Customer

export const UpdateCustomerProfileBody = ChangedCustomer

export const UpdateCustomerProfileResponse = Customer

export const listMerchantAgentsQueryMerchantIdMax = 80;



export const ListMerchantAgentsQueryParams = zod.object({
  "merchantId": zod.string().min(1).max(listMerchantAgentsQueryMerchantIdMax).optional()
})

export const ListMerchantAgentsResponseItem = MerchantAgent
export const ListMerchantAgentsResponse = zod.array(ListMerchantAgentsResponseItem).max(1000)

export const InviteMerchantAgentHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const InviteMerchantAgentBody = NewMerchantAgent

export const InviteMerchantAgentResponse = MerchantAgent

export const UpdateMerchantAgentBody = ChangedMerchantAgent

export const UpdateMerchantAgentResponse = MerchantAgent

export const removeMerchantAgentQueryIdMax = 80;



export const RemoveMerchantAgentQueryParams = zod.object({
  "id": zod.string().min(1).max(removeMerchantAgentQueryIdMax)
})

export const RemoveMerchantAgentResponse = zod.void()
