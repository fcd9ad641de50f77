/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const supplierStatsProductCountMin = 0;
const supplierStatsProductCountMax = 2147483647;

const supplierStatsContentCountMin = 0;
const supplierStatsContentCountMax = 2147483647;

const supplierStatsDelegationCountMin = 0;
const supplierStatsDelegationCountMax = 2147483647;

const supplierStatsVisitCountMin = 0;
const supplierStatsVisitCountMax = 2147483647;

const supplierStatsResponseRateMin = 0;
const supplierStatsResponseRateMax = 100;

const supplierStatsResponseHoursMin = 0;

const supplierStatsRequestCountMin = 0;
const supplierStatsRequestCountMax = 2147483647;



export const SupplierStats = zod.object({
  "productCount": zod.int().min(supplierStatsProductCountMin).max(supplierStatsProductCountMax),
  "contentCount": zod.int().min(supplierStatsContentCountMin).max(supplierStatsContentCountMax),
  "delegationCount": zod.int().min(supplierStatsDelegationCountMin).max(supplierStatsDelegationCountMax),
  "visitCount": zod.int().min(supplierStatsVisitCountMin).max(supplierStatsVisitCountMax),
  "responseRate": zod.number().min(supplierStatsResponseRateMin).max(supplierStatsResponseRateMax).optional(),
  "responseHours": zod.number().min(supplierStatsResponseHoursMin).optional(),
  "requestCount": zod.int().min(supplierStatsRequestCountMin).max(supplierStatsRequestCountMax).optional()
});

export type SupplierStats = zod.input<typeof SupplierStats>;
export type SupplierStatsOutput = zod.output<typeof SupplierStats>;
