/**
 * Generated from the contract; do not edit.
 */

export interface CityRef {
  id: string;
  name: string;
}
