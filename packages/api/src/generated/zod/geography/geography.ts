/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  City,
  Country,
  SaleCity,
  State,
  UrbanArea
} from '../schemas';


export const filterCitiesQueryStateIdMax = 64;

export const filterCitiesQueryTermMax = 120;



export const FilterCitiesQueryParams = zod.object({
  "stateId": zod.string().min(1).max(filterCitiesQueryStateIdMax).optional(),
  "term": zod.string().min(1).max(filterCitiesQueryTermMax).optional()
})

export const FilterCitiesResponseItem = City
export const FilterCitiesResponse = zod.array(FilterCitiesResponseItem).max(5000)

export const filterCountriesQueryTermMax = 120;



export const FilterCountriesQueryParams = zod.object({
  "term": zod.string().min(1).max(filterCountriesQueryTermMax).optional()
})

export const FilterCountriesResponseItem = Country
export const FilterCountriesResponse = zod.array(FilterCountriesResponseItem).max(1000)

export const listSaleCitiesQueryCategoryIdMax = 64;

export const listSaleCitiesQueryTermMax = 120;



export const ListSaleCitiesQueryParams = zod.object({
  "categoryType": zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']).optional(),
  "categoryId": zod.string().min(1).max(listSaleCitiesQueryCategoryIdMax).optional(),
  "term": zod.string().min(1).max(listSaleCitiesQueryTermMax).optional()
})

export const ListSaleCitiesResponseItem = SaleCity
export const ListSaleCitiesResponse = zod.array(ListSaleCitiesResponseItem).max(5000)

export const filterStatesQueryCountryIdMax = 64;

export const filterStatesQueryTermMax = 120;



export const FilterStatesQueryParams = zod.object({
  "countryId": zod.string().min(1).max(filterStatesQueryCountryIdMax),
  "term": zod.string().min(1).max(filterStatesQueryTermMax).optional()
})

export const FilterStatesResponseItem = State
export const FilterStatesResponse = zod.array(FilterStatesResponseItem).max(1000)

export const listUrbanAreasQueryCityIdMax = 64;



export const ListUrbanAreasQueryParams = zod.object({
  "cityId": zod.string().min(1).max(listUrbanAreasQueryCityIdMax)
})

export const ListUrbanAreasResponseItem = UrbanArea
export const ListUrbanAreasResponse = zod.array(ListUrbanAreasResponseItem).max(1000)
