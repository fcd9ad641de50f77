/**
 * Generated from the contract; do not edit.
 */
import type { TokenTokenType } from './tokenTokenType';

/**
 * An access token. The web app stores it in an HttpOnly cookie and sends the browser only `{exp, sub}`.
 */
export interface Token {
  /**
     * The token; send it as `Authorization: Bearer …`. Its content is the service's own business.
     * @minLength 1
     * @maxLength 4096
     */
  access_token: string;
  /** Always `Bearer`. */
  token_type: TokenTokenType;
  /**
     * Seconds from now.
     * @minimum 1
     * @maximum 2147483647
     */
  expires_in: number;
  /**
     * No operation takes it today; a caller logs in again when the token has expired.
     * @maxLength 4096
     */
  refresh_token?: string;
  /**
     * Scopes of the token, separated by spaces.
     * @maxLength 1000
     */
  scope: string;
  /**
     * User id.
     * @minLength 1
     * @maxLength 64
     */
  sub: string;
}
