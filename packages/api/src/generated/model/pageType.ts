/**
 * Generated from the contract; do not edit.
 */

/**
 * What a content is for; the backend may add to them. `Article`, `Guide`, `Standard`, `News`, `Announcement`, `SupplierContent`, `Static` (the site's own pages).
 */
export type PageType = string;
