/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';
import type { ConfirmedOnlyParameter } from './confirmedOnlyParameter';
import type { PageNumberParameter } from './pageNumberParameter';
import type { PriceKind } from './priceKind';
import type { PropertyFiltersParameter } from './propertyFiltersParameter';
import type { SaleCityIdsParameter } from './saleCityIdsParameter';
import type { SupplierKind } from './supplierKind';
import type { SupplierProductPageSizeParameter } from './supplierProductPageSizeParameter';
import type { SupplierProductSortParameter } from './supplierProductSortParameter';
import type { TermParameter } from './termParameter';

export type ListSupplierProductsParams = {
/**
 * Words to find; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: TermParameter;
/**
 * The words as typed only; no repaired form is tried when they find nothing. False repairs, as does its absence.
 */
exact?: boolean;
/**
 * One area only.
 */
categoryType?: CategoryType;
/**
 * In this category or below it.
 * @minLength 1
 * @maxLength 64
 */
categoryId?: string;
/**
 * Of this supplier only.
 * @minLength 1
 * @maxLength 64
 */
supplierId?: string;
/**
 * One property condition; repeated for several properties, which add up. A property stands in one condition.
 * `<propertyId>:<min>~<max>@<unitId>` a span of numbers in this unit of the property's quantity, without `@<unitId>` in the base unit; one end may be empty.
 * `<propertyId>:<optionId>,<optionId>` any of these options; `<propertyId>:true` or `<propertyId>:false` a boolean.
 * Refused with `bad-request`, naming the condition as `f[0]`, `f[1]`, …: a property that is unknown, or that neither `categoryId` nor a category below it has; an unknown unit or option; a span
 * whose lower end exceeds the upper one, or without any number; a condition of another kind than its property's; a second one on a property.
 * @maxItems 50
 * @items.minLength 3
 * @items.maxLength 2000
 * @items.pattern ^[\w-]+:(true|false|[\w-]+(,[\w-]+)*|(-?\d+(\.\d+)?([eE][+-]?\d+)?~(-?\d+(\.\d+)?([eE][+-]?\d+)?)?|~-?\d+(\.\d+)?([eE][+-]?\d+)?)(@[\w-]+)?)$
 */
f?: PropertyFiltersParameter;
/**
 * Sold in one of these cities.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 64
 */
saleCityIds?: SaleCityIdsParameter;
/**
 * Of suppliers of one of these kinds.
 * @maxItems 6
 */
kinds?: SupplierKind[];
/**
 * With a price of one of these kinds.
 * @maxItems 5
 */
priceKind?: PriceKind[];
/**
 * Tells the most visited base products of `categoryId` too, with their offers: up to five of each of up to five categories below it, up to 25 where it has none. Other filters leave them as they are; without a category there are none.
 */
baseProducts?: boolean;
/**
 * Confirmed suppliers only; false narrows nothing.
 */
confirmedOnly?: ConfirmedOnlyParameter;
/**
 * Order of the offers; a minus turns it round. Prices that are not public, and offers without the property, come last either way.
 * Without it: best match first when there is a `term`, else most visited first.
 * @pattern ^-?(createdAt|amountRial|name|visitCount|property\.[A-Za-z0-9_-]{1,64})$
 */
sort?: SupplierProductSortParameter;
/**
 * The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
 * @minimum 1
 * @maximum 10000
 */
pageNumber?: PageNumberParameter;
/**
 * Items per page; 5 unless asked otherwise. Screens offer 10, 25, 50 and 100.
 * @minimum 1
 * @maximum 100
 */
pageSize?: SupplierProductPageSizeParameter;
};
