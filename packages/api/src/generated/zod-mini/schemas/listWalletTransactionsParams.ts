/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listWalletTransactionsParamsUserIdMax = 64;

const listWalletTransactionsParamsSortDefault = `-createdAt`;
const listWalletTransactionsParamsPageNumberDefault = 1;
const listWalletTransactionsParamsPageNumberMax = 10000;

const listWalletTransactionsParamsPageSizeDefault = 10;
const listWalletTransactionsParamsPageSizeMax = 100;


export const ListWalletTransactionsParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Charge', 'AdminCharge', 'Payment', 'Refund', 'Correction'])),
  "direction": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['In', 'Out'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "userId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWalletTransactionsParamsUserIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt']), listWalletTransactionsParamsSortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWalletTransactionsParamsPageNumberMax)), listWalletTransactionsParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWalletTransactionsParamsPageSizeMax)), listWalletTransactionsParamsPageSizeDefault)
})

export type ListWalletTransactionsParams = zod.input<typeof ListWalletTransactionsParams>;
export type ListWalletTransactionsParamsOutput = zod.output<typeof ListWalletTransactionsParams>;
