/** The four areas of the catalogue in the order of the header (specification §3). */
export const CATEGORY_TYPES = [
  'IndustrialService',
  'Product',
  'ConsultingService',
  'ElectronicDocument',
] as const;

export type CategoryType = (typeof CATEGORY_TYPES)[number];
