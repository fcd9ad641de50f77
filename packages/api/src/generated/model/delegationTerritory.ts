/**
 * Generated from the contract; do not edit.
 */

/**
 * Where an agency holds: the whole country, or the provinces and cities it names.
 */
export interface DelegationTerritory {
  /**
     * Cities in which the agency holds.
     * @maxItems 2000
     * @items.minLength 1
     * @items.maxLength 64
     */
  cityIds: string[];
  /**
     * Provinces in which the agency holds.
     * @maxItems 200
     * @items.minLength 1
     * @items.maxLength 64
     */
  stateIds: string[];
  /** The whole country; the lists are then empty. */
  isNationwide: boolean;
}
