import type {
  Note,
  Payment,
  TradeRequestSummary,
  TradeRequestsBySupplier,
  UnreadConversations,
} from '@bazaar/api/model';
import type {
  PaymentFact,
  ReminderFact,
  RequestFact,
  ThreadFact,
} from '@bazaar/domain/notices/account-facts';
import { readMeaning } from '@bazaar/domain/payments/payment-meaning';

/** Returns the requests of a list by supplier, each with its supplier's name. */
export function requestFacts({ groups }: Pick<TradeRequestsBySupplier, 'groups'>): readonly RequestFact[] {
  return groups.flatMap(({ supplier, items }) => items.map((item) => requestFact(item, supplier.name)));
}

function requestFact(request: TradeRequestSummary, supplierName: string): RequestFact {
  const { id, number, title, status, dueAt, correctionCount, payableRial, group, groupKey, lastEventAt } =
    request;
  const answeredCount = group?.answeredCount ?? 0;
  return {
    ...{ id, number, title, status, dueAt, correctionCount, payableRial, groupKey, lastEventAt },
    ...{ answeredCount, supplierName },
  };
}

export function threadFacts({ items }: Pick<UnreadConversations, 'items'>): readonly ThreadFact[] {
  return items.map((item) => {
    const { id, subject, counterpart, unreadCount, lastMessage, tradeRequestId } = item;
    const { text, at, isMine } = lastMessage;
    return {
      ...{ id, subject, unreadCount, at, tradeRequestId },
      // Only what the other side has written is quoted.
      text: isMine ? '' : text,
      counterpartName: counterpart.name,
    };
  });
}

export function paymentFacts(payments: readonly Payment[]): readonly PaymentFact[] {
  return payments.map((payment) => {
    const { id, title, purpose, referenceId, amountRial, attempts, createdAt, expiresAt } = payment;
    const last = attempts.at(-1);
    return {
      ...{ id, title, purpose, referenceId, amountRial, expiresAt },
      isRunning: readMeaning(payment).isRunning,
      changedAt: last?.finishedAt ?? last?.requestedAt ?? createdAt,
    };
  });
}

export function reminderFacts(notes: readonly Note[]): readonly ReminderFact[] {
  return notes.flatMap(({ id, text, objectType, objectId, objectTitle, remindAt }) =>
    remindAt === undefined ? [] : [{ id, text, objectType, objectId, objectTitle, remindAt }],
  );
}
