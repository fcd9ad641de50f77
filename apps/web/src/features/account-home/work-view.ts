import { formatRelative } from '@bazaar/domain/dates';
import { formatClock } from '@bazaar/domain/dates/jalali';
import { formatToman } from '@bazaar/domain/money/rial';
import type { RequestFact, UnsentDraftFact } from '@bazaar/domain/notices/account-facts';
import type { WaitingWork } from '@bazaar/domain/notices/waiting-work';
import { countPhrase, joinList, toShownNumber } from '@bazaar/domain/persian';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import type { WaitRowView } from '@bazaar/ui/patterns/account-overview';
import { conversationHref } from '@/entities/conversation/question-object';
import { noteHref, paymentHref } from '@/entities/notice/notice-view';
import { deadlineView } from '@/entities/trade-request/deadline-view';
import { statusView } from '@/entities/trade-request/status-view';
import { accountPaths } from '@/lib/navigation/account-paths';
import { accountHomeTexts } from '@/translations/account-home';

const texts = accountHomeTexts.work;

/** A row in words, without its marks. */
export interface WorkView extends Omit<WaitRowView, 'title' | 'detail' | 'actionLabel'> {
  readonly title: string;
  readonly detail: string;
  /** The request's number within the title; it is written left to right. */
  readonly number?: string;
}

/** Returns a piece of waiting work in words, with the way to where it is done. */
export function workView(work: WaitingWork, nowMs: number): WorkView {
  return { ...plain, ...wordsOf(work, nowMs), id: work.key };
}

const plain = { tone: 'muted', badge: '', badgeTone: 'neutral' } as const;
type Words = Omit<WorkView, 'id' | 'tone' | 'badge' | 'badgeTone'> &
  Partial<Pick<WorkView, 'tone' | 'badge' | 'badgeTone'>>;

function wordsOf(work: WaitingWork, nowMs: number): Words {
  switch (work.kind) {
    case 'pay':
      return ofPay(work.request, nowMs);
    case 'correct':
    case 'publish':
    case 'draft':
      return ofRequest(work.kind, work.request);
    case 'answer':
      return ofAnswer(work.request, nowMs);
    case 'payment': {
      const { id, title, amountRial, isRunning } = work.payment;
      return {
        ...{ icon: 'payment', tone: 'warning', href: paymentHref(id) },
        title: isRunning ? texts.paymentRuns(title) : texts.payment(title),
        detail: texts.amount(formatToman(amountRial)),
        action: isRunning ? texts.follow : texts.payAction,
      };
    }
    case 'message': {
      const { id, counterpartName, subject, unreadCount, text, at, tradeRequestId } = work.thread;
      const ofRequestId = tradeRequestId && `${accountPaths.tradeRequest(tradeRequestId)}#conversation`;
      return {
        ...{ icon: 'message', tone: 'info', action: texts.messageAction },
        title: texts.message(formatNumber(unreadCount), counterpartName),
        // Two threads with one person are told apart by what they are about.
        detail: text === '' ? subject : texts.quote(text),
        badge: formatRelative(at, nowMs),
        href: ofRequestId ?? conversationHref(id),
      };
    }
    case 'unsentDraft':
      return ofUnsent(work.draft, nowMs);
    case 'basket':
      return {
        ...{ icon: 'draft', detail: texts.basketDetail, action: texts.basketAction },
        title: texts.basket(countPhrase(work.lineCount, texts.line)),
        href: accountPaths.newTradeRequest,
      };
    case 'reminder': {
      const { text, objectTitle, objectType, objectId, remindAt } = work.reminder;
      return {
        ...{ icon: 'reminder', detail: objectTitle, action: texts.reminderAction },
        title: texts.reminder(text),
        badge: work.isDue ? formatRelative(remindAt, nowMs) : texts.tomorrow(formatClock(remindAt)),
        href: noteHref(objectType, objectId),
      };
    }
  }
}

function numbered(say: (number: string) => string, request: RequestFact) {
  const number = toShownNumber(request.number);
  return { title: say(number), number };
}

function ofPay(request: RequestFact, nowMs: number): Words {
  const { id, payableRial } = request;
  return {
    ...{ icon: 'payment', tone: 'warning', ...deadlineBadge(request, nowMs, 'warning') },
    ...numbered(texts.pay, request),
    detail: texts.named(request.title, request.supplierName),
    href: `${accountPaths.tradeRequest(id)}#request-fee`,
    action: payableRial === undefined ? texts.payAction : texts.payAmount(formatToman(payableRial)),
  };
}

function ofAnswer(request: RequestFact, nowMs: number): Words {
  const { id, answeredCount, groupKey } = request;
  const isGroup = answeredCount > 1 && groupKey !== undefined;
  return {
    ...{ icon: 'answer', tone: 'info', ...deadlineBadge(request, nowMs, 'info') },
    ...(isGroup ? { title: texts.group(formatNumber(answeredCount)) } : numbered(texts.answer, request)),
    detail: texts.named(request.title, request.supplierName),
    href: isGroup ? accountPaths.tradeAnswers(groupKey) : `${accountPaths.tradeRequest(id)}#request-lines`,
    action: isGroup ? texts.compareAction(formatNumber(answeredCount)) : texts.answerAction,
  };
}

function ofRequest(kind: 'correct' | 'publish' | 'draft', request: RequestFact): Words {
  const { id, title, supplierName, status, correctionCount } = request;
  const detail = texts.named(title, supplierName);
  const badge = statusView(status).text;
  if (kind === 'publish') {
    const href = `${accountPaths.tradeRequest(id)}#next`;
    const action = texts.publishAction;
    return {
      icon: 'publish',
      tone: 'warning',
      ...numbered(texts.publish, request),
      ...{ detail, badge, href, action },
      badgeTone: 'warning',
    };
  }
  const href = accountPaths.tradeRequestEdit(id);
  if (kind === 'draft') {
    return {
      icon: 'draft',
      title: texts.draft(title),
      detail: supplierName,
      href,
      action: texts.draftAction,
    };
  }
  return {
    ...{
      icon: 'correction',
      tone: 'error',
      ...numbered(texts.correct, request),
      detail,
      href,
      badgeTone: 'error',
    },
    badge: correctionCount === undefined ? badge : texts.correctCount(formatNumber(correctionCount)),
    action: texts.correctAction,
  };
}

function ofUnsent(draft: UnsentDraftFact, nowMs: number): Words {
  const { title, lineCount, supplierNames, requestIds, updatedAtMs, href } = draft;
  const say = requestIds.length > 0 ? texts.inAccount : texts.onDevice;
  const suppliers = supplierNames.length === 0 ? texts.noSupplier : joinList(supplierNames);
  return {
    ...{ icon: 'draft', href, action: texts.draftAction },
    title: texts.draft(title || texts.untitled),
    detail: say(countPhrase(lineCount, texts.line), suppliers),
    badge: formatRelative(updatedAtMs, nowMs),
  };
}

function deadlineBadge({ status, dueAt }: RequestFact, nowMs: number, tone: Words['badgeTone']) {
  if (dueAt === undefined) return { badge: '', badgeTone: tone };
  const { text, isFar } = deadlineView({ status, dueAt }, nowMs);
  return { badge: text, badgeTone: isFar ? 'neutral' : tone } as const;
}
