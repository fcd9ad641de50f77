'use client';

import { useGetCustomerProfile } from '@bazaar/api/hooks/customers';
import { useListDeliveryAddresses } from '@bazaar/api/hooks/delivery-addresses';
import { useGetSupplier } from '@bazaar/api/hooks/suppliers';
import {
  useGetTradeRequest,
  useListTradeDocumentTypes,
  useListTradeRequestEvents,
} from '@bazaar/api/hooks/trade-requests';
import { useListUnitsOfMeasurement } from '@bazaar/api/hooks/units';
import { toLatinDigits } from '@bazaar/domain/persian/digits';
import { useEffect, useState } from 'react';
import { deliveryPlaceOf } from '@/entities/trade-request/delivery-place';
import { SharedQueries } from '@/lib/data/shared-queries';
import { UnreadParts } from '@/lib/data/unread-parts';
import { saveTextFile } from '@/lib/download/save-text-file';
import { accountPaths } from '@/lib/navigation/account-paths';
import { goToLogin } from '@/lib/session/go-to-login';
import { showConfirmation, showToast } from '@/lib/toasts/toasts';
import { missingMessages } from '@/translations/missing';
import { tradeReportTexts as texts } from '@/translations/trade-report';
import { paperOf } from './paper';
import { paperCsv, plainText } from './paper-text';
import { FIRST_OPTIONS } from './report-options';
import { ReportView } from './report-view';

/** P14. All data is one person's: it is read in the browser and never stored by a cache. */
export function ReportScreen({ id, siteUrl }: { readonly id: string; readonly siteUrl: string }) {
  return (
    <SharedQueries>
      <Report id={id} siteUrl={siteUrl} />
    </SharedQueries>
  );
}

const EVENTS = 100;
const names = missingMessages.beside;

function Report({ id, siteUrl }: { readonly id: string; readonly siteUrl: string }) {
  const query = useGetTradeRequest(id, { query: { staleTime: 0 } });
  const events = useListTradeRequestEvents({ tradeRequestId: id, pageNumber: 1, pageSize: EVENTS });
  const customer = useGetCustomerProfile();
  const supplierId = query.data?.supplier.id ?? '';
  const supplier = useGetSupplier(supplierId, { query: { enabled: supplierId !== '' } });
  const hasAddress = query.data?.deliveryAddressId !== undefined;
  const addresses = useListDeliveryAddresses({ query: { enabled: hasAddress } });
  const units = useListUnitsOfMeasurement();
  const types = useListTradeDocumentTypes();
  const [options, setOptions] = useState(FIRST_OPTIONS);
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const parts = [events, customer, supplier, units, ...(hasAddress ? [addresses] : [])];
  const failed = [query, ...parts].filter(({ isError }) => isError);
  if (query.error?.status === 404) return <ReportView state="missing" />;
  if (query.data === undefined && query.isError) {
    return <ReportView state="failed" onRetry={() => void query.refetch()} />;
  }
  // A part that cannot be read leaves its place empty; until it is known the sheet would be printed unfinished.
  if (query.data === undefined || parts.some((part) => part.isPending && !failed.includes(part))) {
    return <ReportView state="loading" />;
  }
  const address = new URL(accountPaths.tradeRequest(id), siteUrl).href;
  const paper = paperOf({
    request: query.data,
    events: events.data?.items ?? [],
    customer: customer.data,
    supplier: supplier.data,
    units: units.data ?? [],
    types: types.data ?? [],
    deliveryPlace: deliveryPlaceOf(query.data, addresses.data),
  });
  const copy = async () => {
    const text = plainText(paper, address, options);
    try {
      await navigator.clipboard.writeText(options.isLatin ? toLatinDigits(text) : text);
      showConfirmation(texts.copied);
    } catch {
      showToast({ status: 'error', title: texts.copyFailed });
    }
  };
  return (
    <ReportView
      state="ready"
      {...{ paper, address, options }}
      notice={
        <UnreadParts
          parts={[
            { name: names.events, query: events },
            { name: names.customer, query: customer },
            { name: names.supplier, query: supplier },
            { name: names.units, query: units },
            { name: names.addresses, query: addresses },
            { name: names.documentTypes, query: types },
          ]}
        />
      }
      requestId={id}
      onOptions={setOptions}
      onPrint={() => print()}
      onCsv={() => saveTextFile(texts.fileName(query.data.number), paperCsv(paper, options))}
      onCopy={() => void copy()}
    />
  );
}
