/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { PropertyValue } from './propertyValue';

export const baseProductOffersCategoryBaseProductCountMin = 0;

export const baseProductOffersOffersCountMin = 0;

export const baseProductOffersSupplierCountMin = 0;

export const baseProductOffersMinPriceRialMin = 0;



export const BaseProductOffers = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "slug": zod.string(),
  "model": zod.string().optional(),
  "category": zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "slug": zod.string(),
  "scientificName": zod.string().optional(),
  "image": FileRef.optional(),
  "baseProductCount": zod.int().min(baseProductOffersCategoryBaseProductCountMin).optional()
}),
  "keyProperties": zod.array(PropertyValue),
  "offersCount": zod.int().min(baseProductOffersOffersCountMin),
  "supplierCount": zod.int().min(baseProductOffersSupplierCountMin),
  "minPriceRial": zod.int().min(baseProductOffersMinPriceRialMin).optional(),
  "brands": zod.array(zod.string()),
  "productId": zod.string().optional()
});

export type BaseProductOffers = zod.input<typeof BaseProductOffers>;
export type BaseProductOffersOutput = zod.output<typeof BaseProductOffers>;
