'use client';

import { getListCategoryPropertiesQueryOptions } from '@bazaar/api/hooks/categories';
import { useGetCustomerProfile } from '@bazaar/api/hooks/customers';
import { useListDeliveryAddresses } from '@bazaar/api/hooks/delivery-addresses';
import { useFilterCities } from '@bazaar/api/hooks/geography';
import {
  getGetMembershipAndPriceQueryOptions,
  useListTradeDocumentTypes,
} from '@bazaar/api/hooks/trade-requests';
import { useListUnitsOfMeasurement } from '@bazaar/api/hooks/units';
import { getMerchantSaleSetting } from '@bazaar/api/merchants';
import type { CategoryProperty, MembershipAndPrice, MerchantSaleSetting } from '@bazaar/api/model';
import { getSupplier } from '@bazaar/api/suppliers';
import { DAY_MS } from '@bazaar/domain/dates';
import type { DraftRules, TradeDraft } from '@bazaar/domain/trade-drafts';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

const TEHRAN_AHEAD_MS = 12_600_000;

/** Reads what the wizard asks of the catalogue: units, properties, documents, addresses, suppliers' settings, the fee. */
export function useWizardReads(draft: TradeDraft) {
  const [today] = useState(() => new Date(Date.now() + TEHRAN_AHEAD_MS).toISOString().slice(0, 10));
  const units = useListUnitsOfMeasurement();
  const documentTypes = useListTradeDocumentTypes();
  const addresses = useListDeliveryAddresses();
  const profile = useGetCustomerProfile({ query: { staleTime: 0, refetchOnWindowFocus: true } });
  const cities = useFilterCities(undefined, {
    query: { enabled: draft.deliveryCityId !== '', staleTime: DAY_MS },
  });
  const cityName = cities.data?.find(({ id }) => id === draft.deliveryCityId)?.name;
  const fees = useQueries({
    queries: draft.suppliers.map(({ supplierId, requestId }) =>
      requestId === undefined
        ? getGetMembershipAndPriceQueryOptions('', {
            query: { queryKey: ['no-fee-yet', supplierId], enabled: false },
          })
        : getGetMembershipAndPriceQueryOptions(requestId),
    ),
    combine: (results): readonly FeeRead[] =>
      results.map(({ data, isError, refetch }) => ({ fee: data, onRetry: isError ? refetch : undefined })),
  });
  const categories = [...new Set(draft.lines.map(({ categoryId }) => categoryId).filter(Boolean))].sort();
  const properties = useQueries({
    queries: categories.map((id) =>
      getListCategoryPropertiesQueryOptions(id, undefined, { query: { staleTime: DAY_MS } }),
    ),
    combine: (results): ReadonlyMap<string, readonly CategoryProperty[]> =>
      new Map(results.flatMap(({ data }, index) => (data ? [[categories[index] ?? '', data]] : []))),
  });
  const settings = useQueries({
    queries: draft.suppliers.map(({ supplierId }) => settingQuery(supplierId)),
    combine: (results): ReadonlyMap<string, MerchantSaleSetting | 'failed'> =>
      new Map(
        results.flatMap(({ data, isError }, index): (readonly [string, MerchantSaleSetting | 'failed'])[] => {
          const id = draft.suppliers[index]?.supplierId ?? '';
          return data ? [[id, data] as const] : isError ? [[id, 'failed'] as const] : [];
        }),
      ),
  });
  const rules = useMemo((): DraftRules => {
    const demanded = new Set(
      [...settings.values()].flatMap((one) => (one === 'failed' ? [] : one.requiredDocumentTypeIds)),
    );
    return {
      discreteUnits: new Set(units.data?.filter(({ isDiscrete }) => isDiscrete).map(({ id }) => id)),
      required: new Map(
        [...properties].map(([id, all]) => [id, all.filter((one) => one.isRequiredInRequest)]),
      ),
      documents: documentTypes.data?.filter(({ id, isRequired }) => isRequired || demanded.has(id)) ?? [],
      today,
    };
  }, [units.data, properties, documentTypes.data, settings, today]);
  return { units, documentTypes, addresses, cityName, profile, fees, properties, settings, rules };
}

/** Reads what a supplier demands. */
export function settingQuery(supplierId: string) {
  return {
    queryKey: ['supplier-setting', supplierId],
    queryFn: async () => getMerchantSaleSetting({ merchantId: (await getSupplier(supplierId)).merchantId }),
  };
}

/** What one request costs, as far as the service has said it; `onRetry` where that could not be read. */
export interface FeeRead {
  readonly fee: MembershipAndPrice | undefined;
  readonly onRetry?: (() => unknown) | undefined;
}

export type WizardReads = ReturnType<typeof useWizardReads>;
