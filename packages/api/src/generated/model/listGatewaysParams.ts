/**
 * Generated from the contract; do not edit.
 */
import type { AmountRialParameter } from './amountRialParameter';

export type ListGatewaysParams = {
/**
 * Rial that is to be paid at once.
 * @minimum 1
 * @maximum 9007199254740991
 */
amountRial?: AmountRialParameter;
};
