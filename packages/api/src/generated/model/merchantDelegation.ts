/**
 * Generated from the contract; do not edit.
 */
import type { DelegationTerritory } from './delegationTerritory';
import type { FileRef } from './fileRef';
import type { MerchantDelegationState } from './merchantDelegationState';

/**
 * A supplier's agency of a brand, with its territory and term.
 */
export interface MerchantDelegation {
  /**
     * Id of the agency.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Id of the supplier, as in `getSupplier`.
     * @minLength 1
     * @maxLength 64
     */
  supplierId: string;
  /**
     * Id of the merchant behind the supplier or agent.
     * @minLength 1
     * @maxLength 64
     */
  merchantId: string;
  /**
     * Brand it is an agency of.
     * @maxLength 300
     */
  brand: string;
  /**
     * Who gave the agency.
     * @maxLength 300
     */
  principalName: string;
  /**
     * Country of the principal, in Persian.
     * @maxLength 300
     */
  principalCountry?: string;
  /**
     * Name of the agency, as its certificate has it.
     * @maxLength 300
     */
  title: string;
  /**
     * What the agency covers, in the supplier's words.
     * @maxLength 4000
     */
  scopeText?: string;
  /**
     * Categories whose products it covers.
     * @maxItems 1000
     * @items.minLength 1
     * @items.maxLength 64
     */
  categoryIds: string[];
  /** Where it holds. */
  territory: DelegationTerritory;
  /** True when the principal has no other agent in the territory. */
  isExclusive: boolean;
  /** Picture or PDF of the certificate. */
  certificateFile?: FileRef;
  /** Since when it holds (UTC). */
  validFrom: string;
  /** Absent when it has no end. */
  validTo?: string;
  /** `Active` in force; `Expired` past its last day; `Pending` not yet begun or not yet checked; `Revoked` taken back. */
  state: MerchantDelegationState;
}
