/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const supplierStatsProductCountMin = 0;

const supplierStatsContentCountMin = 0;

const supplierStatsDelegationCountMin = 0;

const supplierStatsVisitCountMin = 0;

const supplierStatsResponseRateMin = 0;
const supplierStatsResponseRateMax = 100;

const supplierStatsResponseHoursMin = 0;

const supplierStatsRequestCountMin = 0;



export const SupplierStats = /*#__PURE__*/ zod.object({
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierStatsProductCountMin)),
  "contentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierStatsContentCountMin)),
  "delegationCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierStatsDelegationCountMin)),
  "visitCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierStatsVisitCountMin)),
  "responseRate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(supplierStatsResponseRateMin)).check(/*#__PURE__*/ zod.lte(supplierStatsResponseRateMax))),
  "responseHours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(supplierStatsResponseHoursMin))),
  "requestCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierStatsRequestCountMin)))
});

export type SupplierStats = zod.input<typeof SupplierStats>;
export type SupplierStatsOutput = zod.output<typeof SupplierStats>;
