/**
 * Generated from the contract; do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  OneTimeCodeSent
} from '../../model';


export const getRequestOneTimeCodeResponseMock = (): OneTimeCodeSent => ({"expiresInSeconds":120,"codeLength":5,"resendAfterSeconds":120,"isNewUser":false})


export const getRequestOneTimeCodeMockHandler = (overrideResponse?: OneTimeCodeSent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OneTimeCodeSent> | OneTimeCodeSent), options?: RequestHandlerOptions) => {
  return http.post('*/users/login-by-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOneTimeCodeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUsersMock = () => [
  getRequestOneTimeCodeMockHandler()
]
