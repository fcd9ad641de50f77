/**
 * Generated from the contract; do not edit.
 */
import {
  OneTimeCodeRequest,
  OneTimeCodeSent
} from '../schemas';


export const RequestOneTimeCodeBody = OneTimeCodeRequest

export const RequestOneTimeCodeResponse = OneTimeCodeSent
