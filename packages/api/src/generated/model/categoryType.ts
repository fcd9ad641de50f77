/**
 * Generated from the contract; do not edit.
 */

/**
 * One of the four areas of the catalogue.
 * `IndustrialService` manufacturing and production; `Product` industrial equipment and goods;
 * `ConsultingService` industrial design and consulting; `ElectronicDocument` standards and documents.
 */
export type CategoryType = typeof CategoryType[keyof typeof CategoryType];


export const CategoryType = {
  IndustrialService: 'IndustrialService',
  Product: 'Product',
  ConsultingService: 'ConsultingService',
  ElectronicDocument: 'ElectronicDocument',
} as const;
