/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { PropertyValue } from './propertyValue';
import type { TradeRequestLineAnswer } from './tradeRequestLineAnswer';

/**
 * A line of a request. A draft's line may still lack its quantity or unit; a confirmed one has both.
 */
export interface TradeRequestLine {
  /**
     * Id of the line.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * The offer that is asked for; absent when none was chosen.
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
     * @maxLength 300
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
     * Further quantities the buyer asks a price for, ascending, in `unitOfMeasurementId`.
     * @maxItems 200
     */
  priceQuantities?: number[];
  /**
     * Properties the goods must have.
     * @maxItems 200
     */
  requiredProperties: PropertyValue[];
  /**
     * Rial for one unit the buyer has in mind, without tax.
     * @minimum 0
     * @maximum 9007199254740991
     */
  targetPriceRial?: number;
  /**
     * What the buyer says about this line.
     * @maxLength 4000
     */
  note?: string;
  /**
     * Ids of the line's files; `files` describes them.
     * @maxItems 200
     * @items.minLength 1
     * @items.maxLength 64
     */
  fileIds: string[];
  /**
     * The files of `fileIds`, in their order.
     * @maxItems 200
     */
  files: FileRef[];
  /** What the supplier offers; absent until he has answered. */
  answer?: TradeRequestLineAnswer;
}
