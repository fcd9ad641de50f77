/**
 * Generated from the contract; do not edit.
 */
import type { TypeModelData } from './typeModelData';

/**
 * One entry of a small list for forms.
 */
export interface TypeModel {
  id: string;
  title: string;
  /** Entry it belongs under, where the list is a tree. */
  parentId?: string;
  /** What the list adds: for `membershipPlan` the plan, as in `MembershipPlan`. */
  data?: TypeModelData;
}
