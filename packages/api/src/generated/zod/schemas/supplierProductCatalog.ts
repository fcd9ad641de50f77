/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryCrumb } from './categoryCrumb';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { MediaVideo } from './mediaVideo';
import { PriceInfo } from './priceInfo';
import { ProductStandard } from './productStandard';
import { PropertyValue } from './propertyValue';
import { Seo } from './seo';
import { SupplierSummary } from './supplierSummary';

export const supplierProductCatalogMoqExclusiveMin = 0;

export const supplierProductCatalogLeadTimeDaysMin = 0;

export const supplierProductCatalogVisitCountMin = 0;

export const supplierProductCatalogFavoriteCountMin = 0;



export const SupplierProductCatalog = zod.object({
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
  "moq": zod.number().gt(supplierProductCatalogMoqExclusiveMin).optional(),
  "unitOfMeasurementId": zod.string().optional(),
  "supplier": SupplierSummary,
  "saleCityIds": zod.array(zod.string()),
  "isAvailable": zod.boolean(),
  "isSponsored": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "images": zod.array(FileRef),
  "videos": zod.array(MediaVideo),
  "files": zod.array(FileRef),
  "properties": zod.array(PropertyValue),
  "shortDescription": zod.string().optional(),
  "descriptionHtml": zod.string().optional(),
  "standards": zod.array(ProductStandard),
  "countryOfOrigin": zod.string().optional(),
  "leadTimeDays": zod.int().min(supplierProductCatalogLeadTimeDaysMin).optional(),
  "packaging": zod.string().optional(),
  "warranty": zod.string().optional(),
  "deliveryTerms": zod.array(zod.string()),
  "paymentTerms": zod.array(zod.string()),
  "visitCount": zod.int().min(supplierProductCatalogVisitCountMin),
  "favoriteCount": zod.int().min(supplierProductCatalogFavoriteCountMin),
  "isFavorite": zod.boolean().optional(),
  "breadcrumb": zod.array(CategoryCrumb),
  "seo": Seo
});

export type SupplierProductCatalog = zod.input<typeof SupplierProductCatalog>;
export type SupplierProductCatalogOutput = zod.output<typeof SupplierProductCatalog>;
