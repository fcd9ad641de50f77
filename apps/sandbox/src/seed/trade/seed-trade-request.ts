import type { PropertyValue, TradeAnswerTerms, TradeRequestLineAnswer } from '@bazaar/api/model';

/** One line of a seeded request. */
export interface SeedTradeLine {
  categoryId: string;
  title: string;
  quantity?: number;
  unitId?: string;
  targetPriceRial?: number;
  note?: string;
  requiredProperties?: PropertyValue[];
  priceQuantities?: number[];
  /** With an answered request; made up from the target price when absent. */
  answer?: TradeRequestLineAnswer;
}

/** An event and its time in hours before the seed's reference date. */
export interface SeedTradeStep {
  type: string;
  to: string;
  hoursAgo: number;
  note?: string;
}

export interface SeedTradeMessage {
  side: 'Buyer' | 'Supplier' | 'Support';
  hoursAgo: number;
  text: string;
  /** The other side has not read it. */
  isUnread?: boolean;
}

export interface SeedTradeRequest {
  no: number;
  userId: string;
  /** Defaults to a supplier that sells in the first line's category. */
  supplierId?: string;
  /** Which of those suppliers; 0 when absent. */
  supplierRank?: number;
  title: string;
  groupKey?: string;
  /** The buyer's own number. */
  buyerReference?: string;
  lines: SeedTradeLine[];
  buyerNote?: string;
  deliveryCityId?: string;
  neededInDays?: number;
  revision: number;
  steps: SeedTradeStep[];
  messages?: SeedTradeMessage[];
  correction?: { reason: string; errors: Record<string, string[]> };
  end?: { code: string; text: string };
  isCovered?: boolean;
  answerTerms?: TradeAnswerTerms;
  /** The payment of an open fee was cancelled. */
  isPaymentCancelled?: boolean;
}
