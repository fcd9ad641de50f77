/**
 * Generated from the contract; do not edit.
 */
import {
  Token,
  TokenRequest
} from '../schemas';


export const CreateTokenBody = TokenRequest

export const CreateTokenResponse = Token
