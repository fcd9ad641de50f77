/**
 * Generated from the contract; do not edit.
 */
import type {
  AdminCharge,
  ListWalletTransactionsParams,
  PagedWalletTransaction,
  WalletCharge,
  WalletChargeStarted,
  WalletCredit,
  WalletTransaction
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListWalletTransactionsUrl = (params?: ListWalletTransactionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/wallettransactions?${stringifiedParams}` : `/api/v1/wallettransactions`
}

/**
 * Newest first. One's own; an administrator reads the one of `userId`. Problems: `bad-request`, `unauthorized`, `token-expired`,
 * `forbidden` (`userId` of another person, for anyone but an administrator), `not-found` (no such user).
 * @summary A ledger
 */
export const listWalletTransactions = async (params?: ListWalletTransactionsParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedWalletTransaction> => {

  return httpClient<PagedWalletTransaction>(getListWalletTransactionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getChargeWalletUrl = () => {




  return `/api/v1/wallettransactions/charge`
}

/**
 * Of the administrator: one transaction `AdminCharge`, done at once, with its reason in the user's ledger. Problems: `bad-request` (no key,
 * broken JSON), `unauthorized`, `token-expired`, `forbidden`, `not-found` (no such user), `payload-too-large`, `unsupported-media-type`,
 * `validation` (also the key used again with another body).
 * @summary Give credit to a user
 */
export const chargeWallet = async (adminCharge: AdminCharge, options?: Parameters<typeof httpClient>[1]): Promise<WalletTransaction> => {

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
return httpClient<WalletTransaction>(getChargeWalletUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminCharge)
  }
);}


export const getStartWalletChargeUrl = () => {




  return `/api/v1/wallettransactions/charge-by-user`
}

/**
 * Makes a pending transaction and its payment; the credit is there when the payment is `Paid`. Problems: `bad-request` (no key, broken JSON),
 * `unauthorized`, `token-expired`, `forbidden`, `payload-too-large`, `unsupported-media-type`, `validation` (also the key used again with another body).
 * @summary Top up my wallet
 */
export const startWalletCharge = async (walletCharge: WalletCharge, options?: Parameters<typeof httpClient>[1]): Promise<WalletChargeStarted> => {

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
return httpClient<WalletChargeStarted>(getStartWalletChargeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(walletCharge)
  }
);}


export const getGetWalletCreditUrl = () => {




  return `/api/v1/wallettransactions/credit/byuser`
}

/**
 * Problems: `unauthorized`, `token-expired`.
 * @summary My credit
 */
export const getWalletCredit = async ( options?: Parameters<typeof httpClient>[1]): Promise<WalletCredit> => {

  return httpClient<WalletCredit>(getGetWalletCreditUrl(),
  {
    ...options,
    method: 'GET'


  }
);}
