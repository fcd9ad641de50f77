/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';
import type { ConfirmedOnlyParameter } from './confirmedOnlyParameter';
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';
import type { SupplierKind } from './supplierKind';
import type { SupplierSort } from './supplierSort';
import type { TermParameter } from './termParameter';

export type ListSuppliersParams = {
/**
 * Words to find; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: TermParameter;
/**
 * Active in this area.
 */
categoryType?: CategoryType;
/**
 * With products in this category or below it.
 * @minLength 1
 * @maxLength 64
 */
categoryId?: string;
/**
 * Seated in one of these cities.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 64
 */
cityIds?: string[];
/**
 * Of one of these kinds.
 * @maxItems 6
 */
kinds?: SupplierKind[];
/**
 * Confirmed suppliers only; false narrows nothing.
 */
confirmedOnly?: ConfirmedOnlyParameter;
/**
 * These suppliers only.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 64
 */
ids?: string[];
/**
 * Order of the suppliers.
 */
sort?: SupplierSort;
/**
 * The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
 * @minimum 1
 * @maximum 10000
 */
pageNumber?: PageNumberParameter;
/**
 * Items per page. Screens offer 10, 25, 50 and 100.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};
