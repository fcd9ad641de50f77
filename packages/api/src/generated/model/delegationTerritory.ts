/**
 * Generated from the contract; do not edit.
 */

export interface DelegationTerritory {
  cityIds: string[];
  stateIds: string[];
  /** The whole country; the lists are then empty. */
  isNationwide: boolean;
}
