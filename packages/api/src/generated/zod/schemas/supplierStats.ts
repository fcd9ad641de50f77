/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const supplierStatsProductCountMin = 0;

export const supplierStatsContentCountMin = 0;

export const supplierStatsDelegationCountMin = 0;

export const supplierStatsVisitCountMin = 0;

export const supplierStatsResponseRateMin = 0;
export const supplierStatsResponseRateMax = 100;

export const supplierStatsResponseHoursMin = 0;

export const supplierStatsRequestCountMin = 0;



export const SupplierStats = zod.object({
  "productCount": zod.int().min(supplierStatsProductCountMin),
  "contentCount": zod.int().min(supplierStatsContentCountMin),
  "delegationCount": zod.int().min(supplierStatsDelegationCountMin),
  "visitCount": zod.int().min(supplierStatsVisitCountMin),
  "responseRate": zod.number().min(supplierStatsResponseRateMin).max(supplierStatsResponseRateMax).optional(),
  "responseHours": zod.number().min(supplierStatsResponseHoursMin).optional(),
  "requestCount": zod.int().min(supplierStatsRequestCountMin).optional()
});

export type SupplierStats = zod.input<typeof SupplierStats>;
export type SupplierStatsOutput = zod.output<typeof SupplierStats>;
