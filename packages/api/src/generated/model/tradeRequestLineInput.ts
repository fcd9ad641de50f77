/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestPropertyInput } from './tradeRequestPropertyInput';

/**
 * One line of a draft. A draft may be incomplete; `requestTradeRequestConfirmation` demands a quantity above 0 up to 10⁹ (whole for units with
 * `isDiscrete`, else at most three decimals), a unit, and the properties with `isRequiredInRequest`.
 */
export interface TradeRequestLineInput {
  /**
     * Of a line that is there; a new line has none.
     * @minLength 1
     * @maxLength 64
     */
  id?: string;
  /**
     * An offer of the request's supplier.
     * @minLength 1
     * @maxLength 64
     */
  supplierProductId?: string;
  /**
     * Id of the base product, when the line is about a product whoever offers it.
     * @minLength 1
     * @maxLength 64
     */
  baseProductId?: string;
  /**
     * Id of the category, as in `listCategories`.
     * @minLength 1
     * @maxLength 64
     */
  categoryId: string;
  /**
     * What is asked for, in the buyer's words.
     * @minLength 2
     * @maxLength 200
     */
  title: string;
  /**
     * In `unitOfMeasurementId`.
     * @minimum 0
     * @maximum 1000000000000
     */
  quantity?: number;
  /**
     * Trade unit.
     * @minLength 1
     * @maxLength 64
     */
  unitOfMeasurementId?: string;
  /**
     * Further quantities the buyer asks a price for, in `unitOfMeasurementId`; stored in ascending order, once each.
     * @maxItems 5
     * @items.maximum 1000000000
     * @items.exclusiveMinimum 0
     */
  priceQuantities?: number[];
  /**
     * Properties the goods must have.
     * @maxItems 50
     */
  requiredProperties?: TradeRequestPropertyInput[];
  /**
     * Rial for one unit the buyer has in mind, without tax.
     * @minimum 0
     * @maximum 9000000000000000
     */
  targetPriceRial?: number;
  /**
     * What the supplier should know about this line.
     * @minLength 1
     * @maxLength 1000
     */
  note?: string;
  /**
     * Ids of files sent before by `uploadFile`.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 64
     */
  fileIds?: string[];
}
