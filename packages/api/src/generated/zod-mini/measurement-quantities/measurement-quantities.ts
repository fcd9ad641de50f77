/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  MeasurementUnit
} from '../schemas';


export const listMeasurementUnitsPathIdMax = 64;



export const ListMeasurementUnitsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMeasurementUnitsPathIdMax))
})

export const ListMeasurementUnitsResponseItem = MeasurementUnit
export const ListMeasurementUnitsResponse = /*#__PURE__*/ zod.array(ListMeasurementUnitsResponseItem)
