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
  Token
} from '../../model';


export const getCreateTokenResponseMock = (): Token => ({"access_token":"Q2hhbmdlLW1lLWV4YW1wbGUtdG9rZW4","token_type":"Bearer","expires_in":604800,"scope":"openid","sub":"usr-1"})


export const getCreateTokenMockHandler = (overrideResponse?: Token | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Token> | Token), options?: RequestHandlerOptions) => {
  return http.post('*/connect/token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTokenResponseMock(),
      { status: 200
      })
  }, options)
}
export const getConnectMock = () => [
  getCreateTokenMockHandler()
]
