/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { PropertyValue } from './propertyValue';

const baseProductOffersIdMax = 64;

const baseProductOffersNameMax = 300;

const baseProductOffersSlugMax = 300;

const baseProductOffersModelMax = 300;

const baseProductOffersCategoryIdMax = 64;

const baseProductOffersCategoryNameMax = 300;

const baseProductOffersCategorySlugMax = 300;

const baseProductOffersCategoryScientificNameMax = 300;

const baseProductOffersCategoryBaseProductCountMin = 0;
const baseProductOffersCategoryBaseProductCountMax = 2147483647;

const baseProductOffersKeyPropertiesMax = 200;

const baseProductOffersOffersCountMin = 0;
const baseProductOffersOffersCountMax = 2147483647;

const baseProductOffersSupplierCountMin = 0;
const baseProductOffersSupplierCountMax = 2147483647;

const baseProductOffersMinPriceRialMin = 0;
const baseProductOffersMinPriceRialMax = 9007199254740991;

const baseProductOffersBrandsItemMax = 300;

const baseProductOffersBrandsMax = 200;

const baseProductOffersProductIdMax = 64;



export const BaseProductOffers = zod.object({
  "id": zod.string().min(1).max(baseProductOffersIdMax),
  "name": zod.string().max(baseProductOffersNameMax),
  "slug": zod.string().max(baseProductOffersSlugMax),
  "model": zod.string().max(baseProductOffersModelMax).optional(),
  "category": zod.object({
  "id": zod.string().min(1).max(baseProductOffersCategoryIdMax),
  "name": zod.string().max(baseProductOffersCategoryNameMax),
  "slug": zod.string().max(baseProductOffersCategorySlugMax),
  "scientificName": zod.string().max(baseProductOffersCategoryScientificNameMax).optional(),
  "image": FileRef.optional(),
  "baseProductCount": zod.int().min(baseProductOffersCategoryBaseProductCountMin).max(baseProductOffersCategoryBaseProductCountMax).optional()
}),
  "keyProperties": zod.array(PropertyValue).max(baseProductOffersKeyPropertiesMax),
  "offersCount": zod.int().min(baseProductOffersOffersCountMin).max(baseProductOffersOffersCountMax),
  "supplierCount": zod.int().min(baseProductOffersSupplierCountMin).max(baseProductOffersSupplierCountMax),
  "minPriceRial": zod.int().min(baseProductOffersMinPriceRialMin).max(baseProductOffersMinPriceRialMax).optional(),
  "brands": zod.array(zod.string().max(baseProductOffersBrandsItemMax)).max(baseProductOffersBrandsMax),
  "productId": zod.string().min(1).max(baseProductOffersProductIdMax).optional()
});

export type BaseProductOffers = zod.input<typeof BaseProductOffers>;
export type BaseProductOffersOutput = zod.output<typeof BaseProductOffers>;
