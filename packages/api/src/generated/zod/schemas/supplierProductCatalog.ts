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

const supplierProductCatalogIdMax = 64;

const supplierProductCatalogBaseProductIdMax = 64;

const supplierProductCatalogCategoryIdMax = 64;

const supplierProductCatalogNameMax = 300;

const supplierProductCatalogSlugMax = 300;

const supplierProductCatalogScientificNameMax = 300;

const supplierProductCatalogCodeMax = 60;

const supplierProductCatalogBrandMax = 300;

const supplierProductCatalogModelMax = 300;

const supplierProductCatalogKeyPropertiesMax = 200;

const supplierProductCatalogMoqExclusiveMin = 0;

const supplierProductCatalogUnitOfMeasurementIdMax = 64;

const supplierProductCatalogSaleCityIdsItemMax = 64;

const supplierProductCatalogSaleCityIdsMax = 2000;

const supplierProductCatalogImagesMax = 200;

const supplierProductCatalogVideosMax = 200;

const supplierProductCatalogFilesMax = 200;

const supplierProductCatalogPropertiesMax = 500;

const supplierProductCatalogShortDescriptionMax = 2000;

const supplierProductCatalogDescriptionHtmlMax = 200000;

const supplierProductCatalogStandardsMax = 200;

const supplierProductCatalogCountryOfOriginMax = 300;

const supplierProductCatalogLeadTimeDaysMin = 0;
const supplierProductCatalogLeadTimeDaysMax = 2147483647;

const supplierProductCatalogPackagingMax = 1000;

const supplierProductCatalogWarrantyMax = 1000;

const supplierProductCatalogDeliveryTermsItemMax = 300;

const supplierProductCatalogDeliveryTermsMax = 200;

const supplierProductCatalogPaymentTermsItemMax = 300;

const supplierProductCatalogPaymentTermsMax = 200;

const supplierProductCatalogVisitCountMin = 0;
const supplierProductCatalogVisitCountMax = 2147483647;

const supplierProductCatalogFavoriteCountMin = 0;
const supplierProductCatalogFavoriteCountMax = 2147483647;

const supplierProductCatalogBreadcrumbMax = 200;



export const SupplierProductCatalog = zod.object({
  "id": zod.string().min(1).max(supplierProductCatalogIdMax),
  "baseProductId": zod.string().min(1).max(supplierProductCatalogBaseProductIdMax).optional(),
  "categoryId": zod.string().min(1).max(supplierProductCatalogCategoryIdMax),
  "categoryType": CategoryType,
  "name": zod.string().max(supplierProductCatalogNameMax),
  "slug": zod.string().max(supplierProductCatalogSlugMax),
  "scientificName": zod.string().max(supplierProductCatalogScientificNameMax).optional(),
  "code": zod.string().max(supplierProductCatalogCodeMax).optional(),
  "brand": zod.string().max(supplierProductCatalogBrandMax).optional(),
  "model": zod.string().max(supplierProductCatalogModelMax).optional(),
  "image": FileRef.optional(),
  "keyProperties": zod.array(PropertyValue).max(supplierProductCatalogKeyPropertiesMax),
  "price": PriceInfo,
  "moq": zod.number().gt(supplierProductCatalogMoqExclusiveMin).optional(),
  "unitOfMeasurementId": zod.string().min(1).max(supplierProductCatalogUnitOfMeasurementIdMax).optional(),
  "supplier": SupplierSummary,
  "saleCityIds": zod.array(zod.string().min(1).max(supplierProductCatalogSaleCityIdsItemMax)).max(supplierProductCatalogSaleCityIdsMax),
  "isAvailable": zod.boolean(),
  "isSponsored": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "images": zod.array(FileRef).max(supplierProductCatalogImagesMax),
  "videos": zod.array(MediaVideo).max(supplierProductCatalogVideosMax),
  "files": zod.array(FileRef).max(supplierProductCatalogFilesMax),
  "properties": zod.array(PropertyValue).max(supplierProductCatalogPropertiesMax),
  "shortDescription": zod.string().max(supplierProductCatalogShortDescriptionMax).optional(),
  "descriptionHtml": zod.string().max(supplierProductCatalogDescriptionHtmlMax).optional(),
  "standards": zod.array(ProductStandard).max(supplierProductCatalogStandardsMax),
  "countryOfOrigin": zod.string().max(supplierProductCatalogCountryOfOriginMax).optional(),
  "leadTimeDays": zod.int().min(supplierProductCatalogLeadTimeDaysMin).max(supplierProductCatalogLeadTimeDaysMax).optional(),
  "packaging": zod.string().max(supplierProductCatalogPackagingMax).optional(),
  "warranty": zod.string().max(supplierProductCatalogWarrantyMax).optional(),
  "deliveryTerms": zod.array(zod.string().max(supplierProductCatalogDeliveryTermsItemMax)).max(supplierProductCatalogDeliveryTermsMax),
  "paymentTerms": zod.array(zod.string().max(supplierProductCatalogPaymentTermsItemMax)).max(supplierProductCatalogPaymentTermsMax),
  "visitCount": zod.int().min(supplierProductCatalogVisitCountMin).max(supplierProductCatalogVisitCountMax),
  "favoriteCount": zod.int().min(supplierProductCatalogFavoriteCountMin).max(supplierProductCatalogFavoriteCountMax),
  "isFavorite": zod.boolean().optional(),
  "breadcrumb": zod.array(CategoryCrumb).max(supplierProductCatalogBreadcrumbMax),
  "seo": Seo
});

export type SupplierProductCatalog = zod.input<typeof SupplierProductCatalog>;
export type SupplierProductCatalogOutput = zod.output<typeof SupplierProductCatalog>;
