/**
 * Generated from the contract; do not edit.
 */
import type { CustomerKind } from './customerKind';
import type { ListCustomersSort } from './listCustomersSort';
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';
import type { Role } from './role';

export type ListCustomersParams = {
/**
 * Words to find; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: string;
/**
 * Only people or only companies.
 */
kind?: CustomerKind;
/**
 * Only people with this role.
 */
role?: Role;
/**
 * Only this account; at most one is found.
 * @minLength 1
 * @maxLength 64
 */
userId?: string;
/**
 * Newest accounts first with `-createdAt`.
 */
sort?: ListCustomersSort;
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
