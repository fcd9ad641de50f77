/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  City,
  Country,
  SaleCity,
  State,
  UrbanArea
} from '../schemas';


export const filterCitiesQueryStateIdMax = 64;

export const filterCitiesQueryTermMax = 120;



export const FilterCitiesQueryParams = /*#__PURE__*/ zod.object({
  "stateId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterCitiesQueryStateIdMax))),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterCitiesQueryTermMax)))
})

export const FilterCitiesResponseItem = City
export const FilterCitiesResponse = /*#__PURE__*/ zod.array(FilterCitiesResponseItem)

export const filterCountriesQueryTermMax = 120;



export const FilterCountriesQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterCountriesQueryTermMax)))
})

export const FilterCountriesResponseItem = Country
export const FilterCountriesResponse = /*#__PURE__*/ zod.array(FilterCountriesResponseItem)

export const listSaleCitiesQueryCategoryIdMax = 64;

export const listSaleCitiesQueryTermMax = 120;



export const ListSaleCitiesQueryParams = /*#__PURE__*/ zod.object({
  "categoryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument'])),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSaleCitiesQueryCategoryIdMax))),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSaleCitiesQueryTermMax)))
})

export const ListSaleCitiesResponseItem = SaleCity
export const ListSaleCitiesResponse = /*#__PURE__*/ zod.array(ListSaleCitiesResponseItem)

export const filterStatesQueryCountryIdMax = 64;

export const filterStatesQueryTermMax = 120;



export const FilterStatesQueryParams = /*#__PURE__*/ zod.object({
  "countryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterStatesQueryCountryIdMax)),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterStatesQueryTermMax)))
})

export const FilterStatesResponseItem = State
export const FilterStatesResponse = /*#__PURE__*/ zod.array(FilterStatesResponseItem)

export const listUrbanAreasQueryCityIdMax = 64;



export const ListUrbanAreasQueryParams = /*#__PURE__*/ zod.object({
  "cityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUrbanAreasQueryCityIdMax))
})

export const ListUrbanAreasResponseItem = UrbanArea
export const ListUrbanAreasResponse = /*#__PURE__*/ zod.array(ListUrbanAreasResponseItem)
