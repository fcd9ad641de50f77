/**
 * Generated from the contract; do not edit.
 */

/**
 * A profile of the supplier in a social network.
 */
export interface SocialLink {
  /**
     * Name of the network.
     * @maxLength 60
     */
  kind: string;
  /**
     * Address of the profile.
     * @maxLength 2048
     */
  url: string;
}
