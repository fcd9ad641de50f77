/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  UnitOfMeasurement
} from '../schemas';


export const ListUnitsOfMeasurementResponseItem = UnitOfMeasurement
export const ListUnitsOfMeasurementResponse = /*#__PURE__*/ zod.array(ListUnitsOfMeasurementResponseItem)

export const filterUnitsOfMeasurementQueryTermMax = 120;

export const filterUnitsOfMeasurementQueryQuantityIdMax = 64;



export const FilterUnitsOfMeasurementQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterUnitsOfMeasurementQueryTermMax))),
  "quantityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterUnitsOfMeasurementQueryQuantityIdMax)))
})

export const FilterUnitsOfMeasurementResponseItem = UnitOfMeasurement
export const FilterUnitsOfMeasurementResponse = /*#__PURE__*/ zod.array(FilterUnitsOfMeasurementResponseItem)
