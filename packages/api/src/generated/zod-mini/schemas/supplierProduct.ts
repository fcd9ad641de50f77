/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { PriceInfo } from './priceInfo';
import { PropertyValue } from './propertyValue';
import { SupplierSummary } from './supplierSummary';

const supplierProductMoqExclusiveMin = 0;



export const SupplierProduct = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "baseProductId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "categoryId": /*#__PURE__*/ zod.string(),
  "categoryType": CategoryType,
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "scientificName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "model": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "image": /*#__PURE__*/ zod.optional(FileRef),
  "keyProperties": /*#__PURE__*/ zod.array(PropertyValue),
  "price": PriceInfo,
  "moq": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(supplierProductMoqExclusiveMin))),
  "unitOfMeasurementId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "supplier": SupplierSummary,
  "saleCityIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "isAvailable": /*#__PURE__*/ zod.boolean(),
  "isSponsored": /*#__PURE__*/ zod.boolean(),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type SupplierProduct = zod.input<typeof SupplierProduct>;
export type SupplierProductOutput = zod.output<typeof SupplierProduct>;
