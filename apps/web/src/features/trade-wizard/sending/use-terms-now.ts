'use client';

import { ApiError } from '@bazaar/api/api-error';
import type { SupplierProductCatalog } from '@bazaar/api/model';
import { getSupplierProductCatalog } from '@bazaar/api/supplier-products';
import type { OfferTerms, SeenTerms, TradeDraft } from '@bazaar/domain/trade-drafts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { settingQuery, type WizardReads } from '../reads/use-wizard-reads';

/** Offers read at a time: a long request leaves room for what is typed meanwhile. */
const AT_ONCE = 6;
const FRESH_MS = 60_000;

export interface TermsNow {
  /** Terms as last read; `undefined` while none are. */
  readonly terms: SeenTerms | undefined;
  readonly isFailed: boolean;
  /** Reads offers and suppliers once more; returns `undefined` where that fails. */
  readonly readAgain: () => Promise<SeenTerms | undefined>;
}

/** Reads what the offers and suppliers of a draft say now. */
export function useTermsNow(draft: TradeDraft, settings: WizardReads['settings']): TermsNow {
  const client = useQueryClient();
  const ids = [...new Set(draft.lines.flatMap(({ offers }) => Object.values(offers)))].sort();
  const suppliers = Object.fromEntries(
    [...settings].flatMap(([id, setting]) => (setting === 'failed' ? [] : [[id, setting]])),
  );
  const query = useQuery({
    queryKey: ['offer-terms', ...ids],
    // Without a network it fails, in place of waiting: a press is not answered minutes later.
    networkMode: 'always',
    queryFn: async () => {
      const offers: Record<string, OfferTerms> = {};
      for (let first = 0; first < ids.length; first += AT_ONCE) {
        const read = ids.slice(first, first + AT_ONCE).map(async (id) => {
          offers[id] = await client.fetchQuery({
            queryKey: ['offer-terms-of', id],
            queryFn: () => readOffer(id),
            staleTime: FRESH_MS,
            networkMode: 'always',
          });
        });
        await Promise.all(read);
      }
      return offers;
    },
  });
  return {
    terms: query.data && { offers: query.data, suppliers },
    isFailed: query.isError,
    readAgain: async () => {
      await client.invalidateQueries({ queryKey: ['offer-terms-of'], refetchType: 'none' });
      const settingsNow = draft.suppliers.map(async ({ supplierId }) => {
        const options = { ...settingQuery(supplierId), staleTime: 0, networkMode: 'always' as const };
        return [supplierId, await client.fetchQuery(options)] as const;
      });
      const [{ data, isError }, entries] = await Promise.all([
        query.refetch(),
        Promise.all(settingsNow).catch(() => undefined),
      ]);
      if (data === undefined || isError || entries === undefined) return undefined;
      return { offers: data, suppliers: Object.fromEntries(entries) };
    },
  };
}

async function readOffer(id: string): Promise<OfferTerms> {
  try {
    return termsOf(await getSupplierProductCatalog(id));
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410);
    if (isGone) return { isAvailable: false };
    throw error;
  }
}

function termsOf({ isAvailable, price, moq, leadTimeDays }: SupplierProductCatalog): OfferTerms {
  return {
    isAvailable,
    ...('amountRial' in price && price.amountRial !== undefined ? { amountRial: price.amountRial } : {}),
    ...(price.kind === 'Range' ? { maxAmountRial: price.maxAmountRial } : {}),
    ...(moq === undefined ? {} : { moq }),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
  };
}
