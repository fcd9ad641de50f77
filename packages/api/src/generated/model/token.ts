/**
 * Generated from the contract; do not edit.
 */
import type { TokenTokenType } from './tokenTokenType';

/**
 * An access token. The web app stores it in an HttpOnly cookie and sends the browser only `{exp, sub}`.
 */
export interface Token {
  /** @minLength 1 */
  access_token: string;
  token_type: TokenTokenType;
  /**
     * Seconds from now.
     * @minimum 1
     */
  expires_in: number;
  refresh_token?: string;
  scope: string;
  /** User id. */
  sub: string;
}
