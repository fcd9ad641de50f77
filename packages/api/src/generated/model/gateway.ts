/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { GatewayReturnMode } from './gatewayReturnMode';

/**
 * A bank's payment gateway.
 */
export interface Gateway {
  /**
     * Id of the gateway.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Short Latin name.
     * @maxLength 60
     */
  code: string;
  /**
     * Name of the bank, as people know it.
     * @maxLength 300
     */
  title: string;
  /** Logo of the bank. */
  logo: FileRef;
  /** Chosen unless the user chooses another. */
  isDefault: boolean;
  /**
     * Rial; the least it takes at once.
     * @minimum 1
     * @maximum 9007199254740991
     */
  minRial: number;
  /**
     * Rial; the most it takes at once.
     * @minimum 1
     * @maximum 9007199254740991
     */
  maxRial: number;
  /** False while the bank does not answer; it then takes no payment. */
  isHealthy: boolean;
  /** How its page is opened. */
  returnMode: GatewayReturnMode;
}
