/**
 * Generated from the contract; do not edit.
 */

/**
 * `Consumer` registered; `ConsumerOwner` consumer who owns a company; `Buyer`, `Customer` profile complete;
 * `MerchantAgent` acts for a company; `Supplier` offers goods; `Admin` runs the marketplace.
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  Consumer: 'Consumer',
  ConsumerOwner: 'ConsumerOwner',
  Buyer: 'Buyer',
  Customer: 'Customer',
  MerchantAgent: 'MerchantAgent',
  Supplier: 'Supplier',
  Admin: 'Admin',
} as const;
