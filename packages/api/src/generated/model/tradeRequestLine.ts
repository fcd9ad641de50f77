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
  id: string;
  supplierProductId?: string;
  baseProductId?: string;
  categoryId: string;
  title: string;
  /**
     * In `unitOfMeasurementId`.
     * @minimum 0
     * @maximum 1000000000000
     */
  quantity?: number;
  /** Trade unit. */
  unitOfMeasurementId?: string;
  /** Further quantities the buyer asks a price for, ascending, in `unitOfMeasurementId`. */
  priceQuantities?: number[];
  requiredProperties: PropertyValue[];
  /**
     * Rial for one unit the buyer has in mind, without tax.
     * @minimum 0
     */
  targetPriceRial?: number;
  note?: string;
  fileIds: string[];
  /** The files of `fileIds`, in their order. */
  files: FileRef[];
  answer?: TradeRequestLineAnswer;
}
