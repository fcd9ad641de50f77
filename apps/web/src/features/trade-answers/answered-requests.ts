import type { PaymentTerm, SupplierSummary, TradeAnswerTerms, TradeRequest } from '@bazaar/api/model';
import type { AnsweredRequest } from '@bazaar/domain/trade-answers/answer-input';

/** Fields of a request that exist only in some of its states, for reading beside each other. */
interface Stages {
  readonly publishedAt?: string;
  readonly answeredAt?: string;
  readonly validUntil?: string;
  readonly answerTerms?: TradeAnswerTerms;
}

/** One request of the group as the comparison reads it. */
export interface AnswerColumn {
  readonly request: TradeRequest;
  readonly supplier: SupplierSummary;
  readonly publishedAt: string | undefined;
  readonly paymentTerm: PaymentTerm | undefined;
  readonly compared: AnsweredRequest;
}

/** States of a request that has reached its supplier and was not taken back. */
export const COMPARED_STATUSES: TradeRequest['status'][] = [
  'Published',
  'Seen',
  'Answered',
  'Agreed',
  'Declined',
  'Expired',
  'Closed',
];

/** Returns the requests that have reached their suppliers, answered ones first. */
export function toColumns(requests: readonly TradeRequest[], nowMs: number): AnswerColumn[] {
  return requests
    .filter(({ status }) => COMPARED_STATUSES.includes(status))
    .map((request) => toColumn(request, nowMs))
    .sort((one, other) => Number(isUnanswered(one)) - Number(isUnanswered(other)));
}

/** Returns whether nothing more comes of a request: its offer has been taken, refused or lost, or never came. */
export function isOver({ status }: TradeRequest): boolean {
  return status !== 'Published' && status !== 'Seen' && status !== 'Answered';
}

function isUnanswered({ compared }: AnswerColumn): boolean {
  return compared.answeredAt === undefined;
}

/** What was agreed holds without an end; an answer holds until its own, whether or not the service has noticed yet. */
function isOpenOffer({ status, validUntil }: Pick<TradeRequest, 'status'> & Stages, nowMs: number): boolean {
  if (status === 'Agreed') return true;
  return status === 'Answered' && !(validUntil !== undefined && Date.parse(validUntil) <= nowMs);
}

function toColumn(request: TradeRequest, nowMs: number): AnswerColumn {
  const { publishedAt, answeredAt, validUntil, answerTerms }: Stages = request as Stages;
  return {
    request,
    supplier: request.supplier,
    publishedAt,
    paymentTerm: answerTerms?.paymentTerm,
    compared: {
      id: request.id,
      lines: request.lines,
      answeredAt,
      validUntil,
      isOpenOffer: isOpenOffer(request, nowMs),
      shippingRial: answerTerms?.shippingRial,
    },
  };
}
