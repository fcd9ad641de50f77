/**
 * Generated from the contract; do not edit.
 */
import type { TypeModelData } from './typeModelData';

/**
 * One entry of a small list for forms.
 */
export interface TypeModel {
  /**
     * Id of the entry; forms send it.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * The entry, as people read it.
     * @maxLength 300
     */
  title: string;
  /**
     * Entry it belongs under, where the list is a tree.
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /** What the list adds: for `membershipPlan` the plan, as in `MembershipPlan`. */
  data?: TypeModelData;
}
