/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { PropertyValue } from './propertyValue';

const baseProductOffersCategoryBaseProductCountMin = 0;

const baseProductOffersOffersCountMin = 0;

const baseProductOffersSupplierCountMin = 0;

const baseProductOffersMinPriceRialMin = 0;



export const BaseProductOffers = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "model": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "category": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "scientificName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "image": /*#__PURE__*/ zod.optional(FileRef),
  "baseProductCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(baseProductOffersCategoryBaseProductCountMin)))
}),
  "keyProperties": /*#__PURE__*/ zod.array(PropertyValue),
  "offersCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(baseProductOffersOffersCountMin)),
  "supplierCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(baseProductOffersSupplierCountMin)),
  "minPriceRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(baseProductOffersMinPriceRialMin))),
  "brands": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "productId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type BaseProductOffers = zod.input<typeof BaseProductOffers>;
export type BaseProductOffersOutput = zod.output<typeof BaseProductOffers>;
