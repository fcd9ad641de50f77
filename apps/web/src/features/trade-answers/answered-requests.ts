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

const HIDDEN: readonly TradeRequest['status'][] = [
  'Draft',
  'AwaitingConfirmation',
  'NeedsCorrection',
  'AwaitingPayment',
  'ReadyToPublish',
  'Withdrawn',
];

/** Returns the requests that have reached their suppliers, answered ones first. */
export function toColumns(requests: readonly TradeRequest[]): AnswerColumn[] {
  return requests
    .filter(({ status }) => !HIDDEN.includes(status))
    .map(toColumn)
    .sort((one, other) => Number(isOpen(one)) - Number(isOpen(other)));
}

function isOpen({ compared }: AnswerColumn): boolean {
  return compared.answeredAt === undefined;
}

function toColumn(request: TradeRequest): AnswerColumn {
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
      shippingRial: answerTerms?.shippingRial,
    },
  };
}
