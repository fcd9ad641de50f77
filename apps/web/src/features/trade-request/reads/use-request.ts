'use client';

import {
  useGetMembershipAndPrice,
  useGetTradeRequest,
  useListTradeDocumentTypes,
  useListTradeRequestEvents,
} from '@bazaar/api/hooks/trade-requests';
import { useListUnitsOfMeasurement } from '@bazaar/api/hooks/units';
import { turnOf } from '@bazaar/domain/trade-requests/turn';
import { useEffect, useRef } from 'react';
import { tellUnreadChanged } from '@/entities/conversation/unread-signal';
import { showToast } from '@/lib/toasts/toasts';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import { useDeliveryPlace } from './use-delivery-place';
import { usePaymentReads } from './use-payment-reads';

const WAITING_MS = 15_000;
const QUIET_MS = 60_000;
const EVENTS = 100;
const PRICED = ['Draft', 'AwaitingConfirmation', 'NeedsCorrection', 'AwaitingPayment', 'ReadyToPublish'];

/** Reads a request with its events and its price. While others have the turn it is read often, and only while the page is visible. */
export function useRequest(id: string) {
  const query = useGetTradeRequest(id, {
    query: {
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && turnOf(data.status) === 'buyer' ? QUIET_MS : WAITING_MS,
    },
  });
  const { data } = query;
  const updatedAt = data?.updatedAt;
  const isPriced = data !== undefined && PRICED.includes(data.status);
  // What another page has read of them, such as the editor before the confirmation, is of another state.
  const events = useListTradeRequestEvents(
    { tradeRequestId: id, pageNumber: 1, pageSize: EVENTS },
    { query: { staleTime: 0 } },
  );
  const price = useGetMembershipAndPrice(id, { query: { enabled: isPriced, staleTime: 0 } });
  const isPaymentRead = usePaymentReads(data);
  const units = useListUnitsOfMeasurement();
  const types = useListTradeDocumentTypes();
  const deliveryPlace = useDeliveryPlace(data);
  const seen = useRef(updatedAt);
  const latest = useRef({ events, price, isPriced });
  latest.current = { events, price, isPriced };
  // What changed the request has an event, and may have changed what is to be paid.
  useEffect(() => {
    if (seen.current !== undefined && updatedAt !== seen.current) {
      void latest.current.events.refetch();
      if (latest.current.isPriced) void latest.current.price.refetch();
    }
    seen.current = updatedAt;
  }, [updatedAt]);
  useAnswerToast(data && { status: data.status, revision: data.revision });
  const shownPrice = isPaymentRead ? price : { ...price, data: undefined, isError: false };
  return {
    query,
    events,
    price: isPriced ? shownPrice : undefined,
    units: units.data,
    types: types.data,
    deliveryPlace,
  };
}

/** Says once that an answer has come while the page was open. */
function useAnswerToast(known: { readonly status: string; readonly revision: number } | undefined) {
  const before = useRef(known);
  const { status, revision } = known ?? {};
  useEffect(() => {
    if (status === undefined || revision === undefined) return;
    const { current } = before;
    before.current = { status, revision };
    const isNew = current !== undefined && (current.status !== status || current.revision !== revision);
    if (!isNew || status !== 'Answered') return;
    showToast({ status: 'info', title: texts.answerCame });
    tellUnreadChanged();
  }, [status, revision]);
}
