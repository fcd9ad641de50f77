'use client';

import { ApiError } from '@bazaar/api/api-error';
import { getGetTradeRequestQueryKey } from '@bazaar/api/hooks/trade-requests';
import type { TradeRequest } from '@bazaar/api/model';
import {
  publishTradeRequest,
  requestTradeRequestConfirmation,
  updateDirectOrder,
} from '@bazaar/api/trade-requests';
import { joinList } from '@bazaar/domain/persian/phrases';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dropSendingKey, sendingKey } from '@/entities/trade-request/sending-key';
import { isFinalRefusal } from '@/lib/forms/form-failure';
import { goToLogin } from '@/lib/session/go-to-login';
import { showConfirmation, showToast } from '@/lib/toasts/toasts';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import { type ActionFailure, toActionFailure } from './action-failure';
import { copyRequest } from './copy-request';

export type RequestWrite = 'confirm' | 'publish' | 'withdraw' | 'duplicate' | 'reissue';

/**
 * Returns the writes on a request. Each is one intent with one key until its final answer: pressing twice sends once. A conflict reads the
 * request again and says so; an ended session leads to the login and back.
 */
export function useRequestActions(request: TradeRequest | undefined, onCopied: (id: string) => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<RequestWrite>();
  const [failure, setFailure] = useState<ActionFailure>();
  const running = useRef(false);
  const copies = useRef<{ duplicate?: string; reissue?: string }>({});
  const refresh = () => client.invalidateQueries({ refetchType: 'active' });
  const perform = async <Answer>(kind: RequestWrite, call: (key: string) => Promise<Answer>) => {
    if (running.current || request === undefined) return undefined;
    running.current = true;
    setBusy(kind);
    setFailure(undefined);
    // To copy a request means the same whatever becomes of the request meanwhile.
    const isCopy = kind === 'duplicate' || kind === 'reissue';
    const name = isCopy ? `${kind} ${request.id}` : `${kind} ${request.id} ${request.version}`;
    try {
      const answer = await call(sendingKey(name));
      dropSendingKey(name);
      return answer;
    } catch (error) {
      if (isFinalRefusal(error)) dropSendingKey(name);
      if (error instanceof ApiError && error.status === 401) goToLogin();
      else if (error instanceof ApiError && error.code === 'conflict') {
        showToast({ status: 'warning', title: texts.conflict });
        void refresh();
      } else setFailure(toActionFailure(error));
      return undefined;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };
  const write = async (
    kind: 'confirm' | 'publish' | 'withdraw',
    call: (id: string, version: number, headers: Record<string, string>) => Promise<TradeRequest>,
  ) => {
    if (request === undefined) return;
    const { id, version } = request;
    const answer = await perform(kind, (key) => call(id, version, { 'idempotency-key': key }));
    if (answer === undefined) return;
    client.setQueryData(getGetTradeRequestQueryKey(id), answer);
    showConfirmation(texts.done[kind]);
    void refresh();
  };
  const copy = async (kind: 'duplicate' | 'reissue') => {
    if (request === undefined) return;
    // Pressed again on the way to the copy, it leads to the same one.
    const known = copies.current[kind];
    if (known !== undefined) return onCopied(known);
    const copied = await perform(kind, (key) => copyRequest(request, key, kind === 'reissue'));
    if (copied === undefined) return;
    copies.current[kind] = copied.id;
    const { id, leftOut } = copied;
    if (leftOut.length > 0) {
      const title = texts.notCopied(joinList(leftOut));
      showToast({ status: 'warning', title, message: texts.notCopiedNote });
    }
    onCopied(id);
  };
  return {
    busy,
    failure,
    confirm: () =>
      write('confirm', (id, version, headers) =>
        requestTradeRequestConfirmation(id, { version }, { headers }),
      ),
    publish: () =>
      write('publish', (id, version, headers) =>
        publishTradeRequest(id, { version, acceptTerms: true }, { headers }),
      ),
    withdraw: (reason: string) =>
      // By its version it happens once; the call takes no key.
      write('withdraw', (id, version) =>
        updateDirectOrder(id, { version, withdraw: true, ...(reason ? { withdrawReason: reason } : {}) }),
      ),
    duplicate: () => copy('duplicate'),
    reissue: () => copy('reissue'),
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;
