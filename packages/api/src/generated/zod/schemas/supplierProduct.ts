/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { PriceInfo } from './priceInfo';
import { PropertyValue } from './propertyValue';
import { SupplierSummary } from './supplierSummary';

export const supplierProductMoqExclusiveMin = 0;



export const SupplierProduct = zod.object({
  "id": zod.string(),
  "baseProductId": zod.string().optional(),
  "categoryId": zod.string(),
  "categoryType": CategoryType,
  "name": zod.string(),
  "slug": zod.string(),
  "scientificName": zod.string().optional(),
  "code": zod.string().optional(),
  "brand": zod.string().optional(),
  "model": zod.string().optional(),
  "image": FileRef.optional(),
  "keyProperties": zod.array(PropertyValue),
  "price": PriceInfo,
  "moq": zod.number().gt(supplierProductMoqExclusiveMin).optional(),
  "unitOfMeasurementId": zod.string().optional(),
  "supplier": SupplierSummary,
  "saleCityIds": zod.array(zod.string()),
  "isAvailable": zod.boolean(),
  "isSponsored": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true})
});

export type SupplierProduct = zod.input<typeof SupplierProduct>;
export type SupplierProductOutput = zod.output<typeof SupplierProduct>;
