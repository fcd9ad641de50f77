import type { TradeStatus } from '../trade-requests/status';

/** A request as far as waiting work and notices look at it. */
export interface RequestFact {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly status: TradeStatus;
  readonly supplierName: string;
  /** Until when whoever has the turn may act. */
  readonly dueAt?: string | undefined;
  /** With `NeedsCorrection`: how many fields are to be changed. */
  readonly correctionCount?: number | undefined;
  /** Rial still to pay before publishing. */
  readonly payableRial?: number | undefined;
  /** Answers that can be compared side by side, and their group. */
  readonly answeredCount: number;
  readonly groupKey?: string | undefined;
  readonly lastEventAt: string;
}

/** A conversation with unread messages. */
export interface ThreadFact {
  readonly id: string;
  readonly counterpartName: string;
  readonly unreadCount: number;
  /** What it is about, in its opener's words. */
  readonly subject: string;
  /** The last message; empty when it is the person's own. */
  readonly text: string;
  readonly at: string;
  readonly tradeRequestId?: string | undefined;
}

/** A payment that is not finished. */
export interface PaymentFact {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  /** Id of what is paid. */
  readonly referenceId: string;
  readonly amountRial: number;
  /** An attempt is under way: its result is followed, not paid again. */
  readonly isRunning: boolean;
  readonly changedAt: string;
  readonly expiresAt: string;
}

/** A note with a reminder. */
export interface ReminderFact {
  readonly id: string;
  readonly text: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly objectTitle: string;
  readonly remindAt: string;
}

/** A membership that runs. */
export interface PlanFact {
  readonly membershipId: string;
  readonly planTitle: string;
  readonly validTo: string;
}

/** A draft of this device that was not sent. */
export interface UnsentDraftFact {
  readonly id: string;
  readonly href: string;
  /** Of its first line; empty while that has none. */
  readonly title: string;
  readonly lineCount: number;
  readonly supplierNames: readonly string[];
  /** The requests of the service it writes to. */
  readonly requestIds: readonly string[];
  readonly updatedAtMs: number;
}

/** A reminder is told this long before its time, in ms. */
export const REMINDER_LEAD_MS = 86_400_000;
