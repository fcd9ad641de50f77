/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryCrumb } from './categoryCrumb';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { MediaVideo } from './mediaVideo';
import { PriceInfo } from './priceInfo';
import { ProductStandard } from './productStandard';
import { PropertyValue } from './propertyValue';
import { Seo } from './seo';
import { SupplierSummary } from './supplierSummary';

const supplierProductCatalogMoqExclusiveMin = 0;

const supplierProductCatalogLeadTimeDaysMin = 0;

const supplierProductCatalogVisitCountMin = 0;

const supplierProductCatalogFavoriteCountMin = 0;



export const SupplierProductCatalog = /*#__PURE__*/ zod.object({
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
  "moq": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(supplierProductCatalogMoqExclusiveMin))),
  "unitOfMeasurementId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "supplier": SupplierSummary,
  "saleCityIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "isAvailable": /*#__PURE__*/ zod.boolean(),
  "isSponsored": /*#__PURE__*/ zod.boolean(),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "images": /*#__PURE__*/ zod.array(FileRef),
  "videos": /*#__PURE__*/ zod.array(MediaVideo),
  "files": /*#__PURE__*/ zod.array(FileRef),
  "properties": /*#__PURE__*/ zod.array(PropertyValue),
  "shortDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "descriptionHtml": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "standards": /*#__PURE__*/ zod.array(ProductStandard),
  "countryOfOrigin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "leadTimeDays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierProductCatalogLeadTimeDaysMin))),
  "packaging": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "warranty": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "deliveryTerms": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "paymentTerms": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "visitCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierProductCatalogVisitCountMin)),
  "favoriteCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierProductCatalogFavoriteCountMin)),
  "isFavorite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "breadcrumb": /*#__PURE__*/ zod.array(CategoryCrumb),
  "seo": Seo
});

export type SupplierProductCatalog = zod.input<typeof SupplierProductCatalog>;
export type SupplierProductCatalogOutput = zod.output<typeof SupplierProductCatalog>;
