'use client';

import { AccountStack } from '@bazaar/ui/patterns/account-page';
import type { ComponentProps } from 'react';
import { useEffect } from 'react';
import { PaymentPanel } from '@/entities/payment/panel/payment-panel';
import { SharedQueries } from '@/lib/data/shared-queries';
import { accountPaths } from '@/lib/navigation/account-paths';
import { useSiteRouter } from '@/lib/navigation/use-site-router';
import { goToLogin } from '@/lib/session/go-to-login';
import { ConversationPanel } from './conversation-panel';
import type { Part } from './reads/request-data';
import { UnreadReads } from './reads/unread-reads';
import { useNeighbours } from './reads/use-neighbours';
import { useRequest } from './reads/use-request';
import { useReturned } from './reads/use-returned';
import { RequestView } from './request-view';
import { useRequestActions } from './writes/use-request-actions';

/** P13. All data is one person's: it is read in the browser and never stored by a cache. */
export function RequestScreen({ id }: { readonly id: string }) {
  return (
    <SharedQueries>
      <Request key={id} id={id} />
    </SharedQueries>
  );
}

function Request({ id }: { readonly id: string }) {
  const { query, events, price, units, types, deliveryPlace } = useRequest(id);
  const router = useSiteRouter();
  const neighbours = useNeighbours(id);
  const actions = useRequestActions(query.data, (copied) =>
    router.push(accountPaths.tradeRequestEdit(copied)),
  );
  const isReturned = useReturned();
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const request = query.data;
  if (request === undefined) {
    if (!query.isError) return <RequestView state="loading" />;
    if (query.error.status === 404) return <RequestView state="missing" />;
    return <RequestView state="failed" onRetry={() => void query.refetch()} />;
  }
  const view: ComponentProps<typeof RequestView> = {
    ...{ state: 'ready', request, neighbours, actions },
    nowMs: query.dataUpdatedAt,
    events: partOf(events, ({ items }) => items),
    price: price && partOf(price, (data) => data),
    units: units ?? [],
    types: types ?? [],
    deliveryPlace,
    isReturned,
    payment: price?.data?.paymentId ? (
      <PaymentPanel paymentId={price.data.paymentId} onSettled={() => void query.refetch()} />
    ) : null,
    conversation: (
      <ConversationPanel
        supplier={request.supplier}
        conversationId={'conversationId' in request ? request.conversationId : undefined}
        canWrite={request.allowedActions.includes('Message')}
      />
    ),
  };
  return (
    <AccountStack>
      <UnreadReads neighbours={neighbours} />
      <RequestView {...view} />
    </AccountStack>
  );
}

interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

function partOf<Data, Shown>(
  { data, isError, refetch }: Read<Data>,
  show: (data: Data) => Shown,
): Part<Shown> {
  if (data !== undefined) return { state: 'ready', data: show(data) };
  return isError ? { state: 'failed', onRetry: () => void refetch() } : { state: 'loading' };
}
