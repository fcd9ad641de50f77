/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { PropertyValue } from './propertyValue';

const baseProductOffersCountMin = 0;

const baseProductMinPriceRialMin = 0;

const baseProductMaxPriceRialMin = 0;



export const BaseProduct = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "scientificName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "categoryId": /*#__PURE__*/ zod.string(),
  "image": /*#__PURE__*/ zod.optional(FileRef),
  "properties": /*#__PURE__*/ zod.array(PropertyValue),
  "offersCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(baseProductOffersCountMin)),
  "minPriceRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(baseProductMinPriceRialMin))),
  "maxPriceRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(baseProductMaxPriceRialMin)))
});

export type BaseProduct = zod.input<typeof BaseProduct>;
export type BaseProductOutput = zod.output<typeof BaseProduct>;
