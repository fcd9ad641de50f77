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
  id: string;
  supplierId: string;
  merchantId: string;
  brand: string;
  /** Who gave the agency. */
  principalName: string;
  principalCountry?: string;
  title: string;
  scopeText?: string;
  categoryIds: string[];
  territory: DelegationTerritory;
  isExclusive: boolean;
  certificateFile?: FileRef;
  validFrom: string;
  /** Absent when it has no end. */
  validTo?: string;
  /** `Active` in force; `Expired` past its last day; `Pending` not yet begun or not yet checked; `Revoked` taken back. */
  state: MerchantDelegationState;
}
