/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listWalletTransactionsParamsUserIdMax = 64;

const listWalletTransactionsParamsSortDefault = `-createdAt`;
const listWalletTransactionsParamsPageNumberDefault = 1;
const listWalletTransactionsParamsPageNumberMax = 10000;

const listWalletTransactionsParamsPageSizeDefault = 10;
const listWalletTransactionsParamsPageSizeMax = 100;


export const ListWalletTransactionsParams = zod.object({
  "kind": zod.enum(['Charge', 'AdminCharge', 'Payment', 'Refund', 'Correction']).optional(),
  "direction": zod.enum(['In', 'Out']).optional(),
  "from": zod.iso.datetime({"offset":true}).optional(),
  "to": zod.iso.datetime({"offset":true}).optional(),
  "userId": zod.string().min(1).max(listWalletTransactionsParamsUserIdMax).optional(),
  "sort": zod.enum(['createdAt', '-createdAt']).default(listWalletTransactionsParamsSortDefault),
  "pageNumber": zod.int().min(1).max(listWalletTransactionsParamsPageNumberMax).default(listWalletTransactionsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listWalletTransactionsParamsPageSizeMax).default(listWalletTransactionsParamsPageSizeDefault)
})

export type ListWalletTransactionsParams = zod.input<typeof ListWalletTransactionsParams>;
export type ListWalletTransactionsParamsOutput = zod.output<typeof ListWalletTransactionsParams>;
