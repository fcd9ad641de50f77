import { formatRelative } from '@bazaar/domain/dates';
import { formatClock, formatDate } from '@bazaar/domain/dates/jalali';
import { formatToman } from '@bazaar/domain/money/rial';
import type { Notice } from '@bazaar/domain/notices/notices';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import type { NoticeItemView } from '@bazaar/ui/patterns/notice-list';
import { conversationHref } from '@/entities/conversation/question-object';
import { accountPaths } from '@/lib/navigation/account-paths';
import { noticeTexts as texts } from '@/translations/notices';

type View = Pick<NoticeItemView, 'icon' | 'href'> & { readonly title: string; readonly detail: string };

/** Returns a notice in words, with the way to its object. */
export function noticeView(notice: Notice, nowMs: number): View & Pick<NoticeItemView, 'time'> {
  return { ...wordsOf(notice), time: timeOf(notice, nowMs) };
}

function wordsOf(notice: Notice): View {
  switch (notice.kind) {
    case 'request': {
      const { id, title, status, supplierName } = notice.request;
      const say = texts.requests[status as keyof typeof texts.requests] ?? texts.changed;
      const icon = status === 'NeedsCorrection' ? 'correction' : status === 'Answered' ? 'answer' : 'request';
      return { icon, title: say(title), detail: supplierName, href: accountPaths.tradeRequest(id) };
    }
    case 'message': {
      const { id, counterpartName, unreadCount, text, tradeRequestId } = notice.thread;
      const href =
        tradeRequestId === undefined ? conversationHref(id) : accountPaths.tradeRequest(tradeRequestId);
      const title = texts.message(formatNumber(unreadCount), counterpartName);
      return { icon: 'message', title, detail: text, href };
    }
    case 'payment': {
      const { id, title, amountRial, isRunning } = notice.payment;
      const detail = texts.amount(formatToman(amountRial));
      return {
        icon: 'payment',
        title: isRunning ? texts.paymentRuns(title) : texts.payment(title),
        ...{ detail, href: paymentHref(id) },
      };
    }
    case 'reminder': {
      const { text, objectTitle, objectType, objectId, remindAt } = notice.reminder;
      const title = notice.isDue ? texts.reminderDue(text) : texts.reminder(text, formatClock(remindAt));
      return { icon: 'reminder', title, detail: objectTitle, href: noteHref(objectType, objectId) };
    }
    case 'plan': {
      const { planTitle, validTo } = notice.plan;
      const detail = texts.planUntil(formatDate(validTo));
      return { icon: 'plan', title: texts.plan(planTitle), detail, href: `${accountPaths.wallet}#plans` };
    }
  }
}

/** What is still to come has the time of its beginning, everything else that of what happened. */
function timeOf({ atMs }: Notice, nowMs: number): string {
  return formatRelative(Math.min(atMs, nowMs), nowMs);
}

export function paymentHref(paymentId: string): string {
  return `${accountPaths.wallet}?${new URLSearchParams({ paymentId })}`;
}

export function noteHref(objectType: string, objectId: string): string {
  return `${accountPaths.notes('all')}?${new URLSearchParams({ object: `${objectType}~${objectId}` })}`;
}
