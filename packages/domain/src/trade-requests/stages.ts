import type { TradeStatus } from './status';

/** The steps of a request's life as its page shows them. */
export const TRADE_STAGES = [
  'Draft',
  'Confirmation',
  'Payment',
  'Publication',
  'Sent',
  'Answer',
  'Agreement',
] as const;
export type TradeStage = (typeof TRADE_STAGES)[number];

export interface StageView {
  readonly stage: TradeStage;
  readonly state: 'upcoming' | 'current' | 'done' | 'error';
}

/** What is known of a request's past; the times are absent for what did not happen. */
export interface Past {
  readonly status: TradeStatus;
  readonly submittedAt?: string | undefined;
  readonly publishedAt?: string | undefined;
  readonly answeredAt?: string | undefined;
  /** With `Closed`: how it had ended. */
  readonly outcome?: TradeStatus | undefined;
}

const CURRENT: Partial<Record<TradeStatus, TradeStage>> = {
  Draft: 'Draft',
  AwaitingConfirmation: 'Confirmation',
  NeedsCorrection: 'Confirmation',
  AwaitingPayment: 'Payment',
  ReadyToPublish: 'Publication',
  Published: 'Answer',
  Seen: 'Answer',
  Answered: 'Agreement',
};

/**
 * Returns the seven stages with their states. A request that ended without agreement has its mark at the stage it did not pass, and nothing
 * after it.
 */
export function requestStages(past: Past): readonly StageView[] {
  const end = past.status === 'Closed' ? past.outcome : past.status;
  if (end === 'Agreed') return TRADE_STAGES.map((stage) => ({ stage, state: 'done' }));
  const current = CURRENT[past.status];
  const at = TRADE_STAGES.indexOf(current ?? unpassed(past));
  const mark = current === undefined || past.status === 'NeedsCorrection' ? 'error' : 'current';
  return TRADE_STAGES.map((stage, index) => ({
    stage,
    state: index < at ? 'done' : index === at ? mark : 'upcoming',
  }));
}

function unpassed({ submittedAt, publishedAt, answeredAt }: Past): TradeStage {
  if (answeredAt !== undefined) return 'Agreement';
  if (publishedAt !== undefined) return 'Answer';
  return submittedAt === undefined ? 'Confirmation' : 'Publication';
}
