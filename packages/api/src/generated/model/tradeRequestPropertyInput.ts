/**
 * Generated from the contract; do not edit.
 */
import type { RequiredDate } from './requiredDate';
import type { RequiredFlag } from './requiredFlag';
import type { RequiredNumber } from './requiredNumber';
import type { RequiredOptions } from './requiredOptions';
import type { RequiredText } from './requiredText';

/**
 * A property the buyer needs, of the line's category. `dataType` is that of the category's property and says which fields there are; another one is refused with 422.
 */
export type TradeRequestPropertyInput = RequiredNumber | RequiredOptions | RequiredFlag | RequiredText | RequiredDate;
