/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { GatewayReturnMode } from './gatewayReturnMode';

/**
 * A bank's payment gateway.
 */
export interface Gateway {
  id: string;
  /** Short Latin name. */
  code: string;
  title: string;
  logo: FileRef;
  /** Chosen unless the user chooses another. */
  isDefault: boolean;
  /**
     * Rial; the least it takes at once.
     * @minimum 1
     */
  minRial: number;
  /**
     * Rial; the most it takes at once.
     * @minimum 1
     */
  maxRial: number;
  /** False while the bank does not answer; it then takes no payment. */
  isHealthy: boolean;
  returnMode: GatewayReturnMode;
}
