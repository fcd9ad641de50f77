/**
 * Generated from the contract; do not edit.
 */
import type {
  Gateway,
  GetPaymentParams,
  ListGatewaysParams,
  OnlinePaymentRequest,
  OnlinePaymentRetry,
  Payment,
  StartedOnlinePayment,
  WalletPay
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListGatewaysUrl = (params?: ListGatewaysParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/gateways?${stringifiedParams}` : `/api/v1/gateways`
}

/**
 * The default one first. With `amountRial` only those that take that sum at once; one that is not healthy is listed and says so. Not paged.
 * Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary Payment gateways
 */
export const listGateways = async (params?: ListGatewaysParams, options?: Parameters<typeof httpClient>[1]): Promise<Gateway[]> => {

  return httpClient<Gateway[]>(getListGatewaysUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetPaymentUrl = (params: GetPaymentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/onlinepayments/by-paymentid?${stringifiedParams}` : `/api/v1/onlinepayments/by-paymentid`
}

/**
 * While it is `Verifying` a read asks the bank again. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a payment of somebody else).
 * @summary A payment with its attempts
 */
export const getPayment = async (params: GetPaymentParams, options?: Parameters<typeof httpClient>[1]): Promise<Payment> => {

  return httpClient<Payment>(getGetPaymentUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getRequestOnlinePaymentUrl = () => {




  return `/api/v1/onlinepayments/request`
}

/**
 * The first attempt of a `Created` payment: it becomes `Pending` for 15 minutes, and the browser leaves for `redirectUrl`. The bank calls the service
 * back, which asks the bank once and sends the browser to `returnPath?paymentId=`; what the bank writes into that address decides nothing.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `insufficient-credit` (`useWalletRial` is more than the free credit),
 * `forbidden`, `not-found`, `payment-in-progress`, `conflict` (not `Created`; `current`), `payload-too-large`, `unsupported-media-type`,
 * `validation` (also a gateway that is unknown, not healthy or does not take the sum, and the key used again with another body).
 * @summary Pay at a bank
 */
export const requestOnlinePayment = async (onlinePaymentRequest: OnlinePaymentRequest, options?: Parameters<typeof httpClient>[1]): Promise<StartedOnlinePayment> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<StartedOnlinePayment>(getRequestOnlinePaymentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(onlinePaymentRequest)
  }
);}


export const getRetryOnlinePaymentUrl = () => {




  return `/api/v1/onlinepayments/retry-request`
}

/**
 * A new attempt of a `Failed` or `Created` payment, at the same gateway or another. It takes from the wallet what the last attempt took, as far as the
 * credit still allows. Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `forbidden`, `not-found`, `payment-in-progress`
 * (an attempt is under way), `conflict` (paid or closed; `current`), `payload-too-large`, `unsupported-media-type`, `validation` (as for the first attempt).
 * @summary Try again at a bank
 */
export const retryOnlinePayment = async (onlinePaymentRetry: OnlinePaymentRetry, options?: Parameters<typeof httpClient>[1]): Promise<StartedOnlinePayment> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<StartedOnlinePayment>(getRetryOnlinePaymentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(onlinePaymentRetry)
  }
);}


export const getListUnfinishedPaymentsUrl = () => {




  return `/api/v1/payments/for-retry-pay`
}

/**
 * `Created` and `Failed` payments that have not expired, newest first, at most 100. Not paged. Problems: `unauthorized`, `token-expired`.
 * @summary What I have not finished paying
 */
export const listUnfinishedPayments = async ( options?: Parameters<typeof httpClient>[1]): Promise<Payment[]> => {

  return httpClient<Payment[]>(getListUnfinishedPaymentsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getPayFromWalletUrl = () => {




  return `/api/v1/payments/wallet-pay`
}

/**
 * Pays the whole sum at once; `Created` and `Failed` payments only, never a top-up. Problems: `bad-request` (no key, broken JSON), `unauthorized`,
 * `token-expired`, `insufficient-credit` (`missingRial`), `forbidden`, `not-found`, `payment-in-progress` (an attempt is under way), `conflict`
 * (already paid or closed; `current`), `payload-too-large`, `unsupported-media-type`, `validation` (also a top-up, and the key used again with another body).
 * @summary Pay from the wallet
 */
export const payFromWallet = async (walletPay: WalletPay, options?: Parameters<typeof httpClient>[1]): Promise<Payment> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<Payment>(getPayFromWalletUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(walletPay)
  }
);}


export const getCancelPaymentUrl = (id: string,) => {




  return `/api/v1/payments/${encodeURIComponent(String(id))}/cancel`
}

/**
 * A `Created` or `Failed` payment becomes `Cancelled`; one that is `Cancelled` stays so. What it was for stays as it is. Problems: `bad-request`, `unauthorized`,
 * `token-expired`, `forbidden`, `not-found` (also for a payment of somebody else), `payment-in-progress` (`Pending` or `Verifying`), `conflict` (`Paid`,
 * `Expired` or `Refunded`; `current`).
 * @summary Give a payment up
 */
export const cancelPayment = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Payment> => {

  return httpClient<Payment>(getCancelPaymentUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}
