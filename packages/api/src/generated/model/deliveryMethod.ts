/**
 * Generated from the contract; do not edit.
 */

/**
 * How goods reach the buyer. `BuyerPickup` fetched at the seller's; `SupplierDelivery` by the seller's own means; `Freight` by a haulier;
 * `Post` by the post; `Electronic` as a file. The backend may add to them.
 */
export type DeliveryMethod = string;
