/**
 * Generated from the contract; do not edit.
 */

export interface SocialLink {
  /** Name of the network. */
  kind: string;
  url: string;
}
