'use client';

import { orderMembership } from '@bazaar/api/membership-plans';
import type { MembershipPlan } from '@bazaar/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dropKey } from '@/entities/payment/payment-keys';
import { sendOnce } from '@/entities/payment/start-attempt';
import { refreshMoney } from '@/entities/payment/use-payment';
import { goToLogin } from '@/lib/session/go-to-login';
import { showToast } from '@/lib/toasts/toasts';
import { walletTexts as texts } from '@/translations/wallet';

/** Orders a plan once, and shows what is to be paid; a free one begins at once. */
export function useTakePlan(onToPay: (paymentId: string) => void) {
  const client = useQueryClient();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const take = async ({ id, periodMonths }: Pick<MembershipPlan, 'id' | 'periodMonths'>) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const sendId = `plan:${id}`;
    try {
      const { paymentId } = await sendOnce(sendId, (request) =>
        orderMembership({ planId: id, periodMonths }, request),
      );
      // Answered for good: to order the plan again is another intent.
      dropKey(sendId);
      if (paymentId !== undefined) onToPay(paymentId);
      else showToast({ status: 'success', title: texts.planTaken });
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === 401) return goToLogin();
      showToast({ status: 'error', title: status === 409 ? texts.planRuns : texts.planFailed });
    } finally {
      isSending.current = false;
      setBusy(false);
      void refreshMoney(client);
    }
  };
  return { take, isBusy };
}
