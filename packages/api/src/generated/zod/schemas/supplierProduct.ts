/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { PriceInfo } from './priceInfo';
import { PropertyValue } from './propertyValue';
import { SupplierSummary } from './supplierSummary';

const supplierProductIdMax = 64;

const supplierProductBaseProductIdMax = 64;

const supplierProductCategoryIdMax = 64;

const supplierProductNameMax = 300;

const supplierProductSlugMax = 300;

const supplierProductScientificNameMax = 300;

const supplierProductCodeMax = 60;

const supplierProductBrandMax = 300;

const supplierProductModelMax = 300;

const supplierProductKeyPropertiesMax = 200;

const supplierProductMoqExclusiveMin = 0;

const supplierProductUnitOfMeasurementIdMax = 64;

const supplierProductSaleCityIdsItemMax = 64;

const supplierProductSaleCityIdsMax = 2000;



export const SupplierProduct = zod.object({
  "id": zod.string().min(1).max(supplierProductIdMax),
  "baseProductId": zod.string().min(1).max(supplierProductBaseProductIdMax).optional(),
  "categoryId": zod.string().min(1).max(supplierProductCategoryIdMax),
  "categoryType": CategoryType,
  "name": zod.string().max(supplierProductNameMax),
  "slug": zod.string().max(supplierProductSlugMax),
  "scientificName": zod.string().max(supplierProductScientificNameMax).optional(),
  "code": zod.string().max(supplierProductCodeMax).optional(),
  "brand": zod.string().max(supplierProductBrandMax).optional(),
  "model": zod.string().max(supplierProductModelMax).optional(),
  "image": FileRef.optional(),
  "keyProperties": zod.array(PropertyValue).max(supplierProductKeyPropertiesMax),
  "price": PriceInfo,
  "moq": zod.number().gt(supplierProductMoqExclusiveMin).optional(),
  "unitOfMeasurementId": zod.string().min(1).max(supplierProductUnitOfMeasurementIdMax).optional(),
  "supplier": SupplierSummary,
  "saleCityIds": zod.array(zod.string().min(1).max(supplierProductSaleCityIdsItemMax)).max(supplierProductSaleCityIdsMax),
  "isAvailable": zod.boolean(),
  "isSponsored": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true})
});

export type SupplierProduct = zod.input<typeof SupplierProduct>;
export type SupplierProductOutput = zod.output<typeof SupplierProduct>;
