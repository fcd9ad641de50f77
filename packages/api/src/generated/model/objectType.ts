/**
 * Generated from the contract; do not edit.
 */

/**
 * Kind of object of a favourite, note or visit.
 */
export type ObjectType = typeof ObjectType[keyof typeof ObjectType];


export const ObjectType = {
  Product: 'Product',
  BaseProduct: 'BaseProduct',
  Supplier: 'Supplier',
  Page: 'Page',
  Category: 'Category',
  Video: 'Video',
  TradeRequest: 'TradeRequest',
} as const;
