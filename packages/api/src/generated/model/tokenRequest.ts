/**
 * Generated from the contract; do not edit.
 */
import type { TokenRequestClientId } from './tokenRequestClientId';
import type { TokenRequestGrantType } from './tokenRequestGrantType';

/**
 * The code of the second login step, form-encoded.
 */
export interface TokenRequest {
  /** Always `otp`: a code sent by `requestOneTimeCode`. */
  grant_type: TokenRequestGrantType;
  /**
     * Mobile number, eleven Latin digits.
     * @pattern ^09\d{9}$
     */
  phone_number: string;
  /**
     * One-time code in Latin digits.
     * @pattern ^\d{4,8}$
     */
  code: string;
  /** Always `bazaar-web`. */
  client_id: TokenRequestClientId;
  /**
     * Asked rights, space-separated.
     * @maxLength 200
     */
  scope?: string;
}
