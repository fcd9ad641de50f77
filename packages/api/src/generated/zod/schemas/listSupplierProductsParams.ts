/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { PriceKind } from './priceKind';
import { SupplierKind } from './supplierKind';

const listSupplierProductsParamsTermMax = 120;

const listSupplierProductsParamsCategoryIdMax = 64;

const listSupplierProductsParamsSupplierIdMax = 64;

const listSupplierProductsParamsFItemMin = 3;
const listSupplierProductsParamsFItemMax = 2000;


const listSupplierProductsParamsFItemRegExp = new RegExp('^[\\w-]+:(true|false|[\\w-]+(,[\\w-]+)*|(-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?~(-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?)?|~-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?)(@[\\w-]+)?)$');
const listSupplierProductsParamsFMax = 50;

const listSupplierProductsParamsSaleCityIdsItemMax = 64;

const listSupplierProductsParamsSaleCityIdsMax = 100;

const listSupplierProductsParamsKindsMax = 6;

const listSupplierProductsParamsPriceKindMax = 5;

const listSupplierProductsParamsSortRegExp = new RegExp('^-?(createdAt|amountRial|name|visitCount|property\\.[A-Za-z0-9_-]{1,64})$');
const listSupplierProductsParamsPageNumberDefault = 1;
const listSupplierProductsParamsPageNumberMax = 10000;

const listSupplierProductsParamsPageSizeDefault = 5;
const listSupplierProductsParamsPageSizeMax = 100;


export const ListSupplierProductsParams = zod.object({
  "term": zod.string().min(1).max(listSupplierProductsParamsTermMax).optional(),
  "exact": zod.boolean().optional(),
  "categoryType": CategoryType.optional(),
  "categoryId": zod.string().min(1).max(listSupplierProductsParamsCategoryIdMax).optional(),
  "supplierId": zod.string().min(1).max(listSupplierProductsParamsSupplierIdMax).optional(),
  "f": zod.array(zod.string().min(listSupplierProductsParamsFItemMin).max(listSupplierProductsParamsFItemMax).regex(listSupplierProductsParamsFItemRegExp)).max(listSupplierProductsParamsFMax).optional(),
  "saleCityIds": zod.array(zod.string().min(1).max(listSupplierProductsParamsSaleCityIdsItemMax)).max(listSupplierProductsParamsSaleCityIdsMax).optional(),
  "kinds": zod.array(SupplierKind).max(listSupplierProductsParamsKindsMax).optional(),
  "priceKind": zod.array(PriceKind).max(listSupplierProductsParamsPriceKindMax).optional(),
  "baseProducts": zod.boolean().optional(),
  "confirmedOnly": zod.boolean().optional(),
  "sort": zod.string().regex(listSupplierProductsParamsSortRegExp).optional(),
  "pageNumber": zod.int().min(1).max(listSupplierProductsParamsPageNumberMax).default(listSupplierProductsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listSupplierProductsParamsPageSizeMax).default(listSupplierProductsParamsPageSizeDefault)
})

export type ListSupplierProductsParams = zod.input<typeof ListSupplierProductsParams>;
export type ListSupplierProductsParamsOutput = zod.output<typeof ListSupplierProductsParams>;
