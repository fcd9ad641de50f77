import type { ReactNode } from 'react';

/** Tone of a mark: best without reservation, or best with deviations. */
export interface AnswerAward {
  readonly tone: 'success' | 'warning' | 'error';
  /** «کمترین قیمت واحد», «کمترین، با ۱ انحراف», «قیمت نداده» */
  readonly text: string;
}

/** A supplier's column. */
export interface AnswerSupplier {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly city?: string | undefined;
  /** Trust line. */
  readonly trust?: ReactNode;
  /** When the answer came, or that none has come. */
  readonly answered: ReactNode;
  readonly answeredNote?: string | undefined;
  /** «منقضی», «رد شد»: the request is over. In place of a validity, and of an answer that will not come. */
  readonly state?: string | undefined;
  readonly validity?:
    | {
        /** «۳ روز کاری مانده» */
        readonly remaining: string;
        readonly until: ReactNode;
        /** Elapsed share of the validity, 0 to 1. */
        readonly elapsed: number;
        readonly isNear: boolean;
        readonly label: string;
      }
    | undefined;
}

/** One supplier's offer for one line. */
export interface AnswerOffer {
  readonly offered: ReactNode;
  /** Formatted, per unit of the request; absent when unknown. */
  readonly price?: string | undefined;
  readonly priceAward?: AnswerAward | undefined;
  /** The price as the supplier quoted it, where that is another unit; price breaks. */
  readonly priceNotes: readonly string[];
  readonly total?: string | undefined;
  readonly delivery: ReactNode;
  readonly deliveryAward?: AnswerAward | undefined;
  readonly deviations: readonly {
    readonly id: string;
    readonly title?: string | undefined;
    readonly text: ReactNode;
  }[];
  readonly note?: string | undefined;
}

export interface AnswerLine {
  readonly id: string;
  /** «قلم ۱» */
  readonly number: string;
  readonly title: ReactNode;
  /** Required properties in one line. */
  readonly required?: ReactNode;
  readonly quantity: string;
  /** In the order of the suppliers; missing while unanswered. */
  readonly offers: readonly (AnswerOffer | undefined)[];
}

/** A whole answer, in the order of the suppliers. */
export interface AnswerWhole {
  readonly shipping: string;
  readonly payment: string;
  readonly delivery: ReactNode;
  readonly deliveryAward?: AnswerAward | undefined;
  readonly total?: string | undefined;
  readonly totalAward?: AnswerAward | undefined;
  /** What is missing for a total, or how far it is from the next. */
  readonly totalNote?: string | undefined;
  /** Next step: link or button. */
  readonly action?: ReactNode;
}

/** A winner of the strip on top. */
export interface AnswerWinner {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly note: string;
}

export interface AnswerLabels {
  /** «به تومان، بدون مالیات» */
  readonly corner: string;
  readonly answered: string;
  readonly validity: string;
  readonly offer: string;
  readonly price: string;
  readonly lineTotal: string;
  readonly delivery: string;
  readonly required: string;
  readonly meetsAll: string;
  readonly all: string;
  readonly shipping: string;
  readonly payment: string;
  readonly wholeDelivery: string;
  readonly total: string;
  readonly next: string;
  readonly unknown: string;
  readonly unanswered: string;
  /** Name of the table: «مقایسهٔ پاسخ‌ها». */
  readonly caption: string;
}

export interface AnswerComparisonProps {
  /** Best supplier of each measure, as sentences. */
  readonly winners: readonly AnswerWinner[];
  /** Suppliers that answered, one column each. */
  readonly suppliers: readonly AnswerSupplier[];
  /** Requested products, one row each. */
  readonly lines: readonly AnswerLine[];
  /** Totals and conditions of each supplier. */
  readonly wholes: readonly AnswerWhole[];
  /** What is needed until when and where, beside «همهٔ اقلام». */
  readonly need?: ReactNode;
  /** How the marks and dates are meant. */
  readonly note: string;
  /** Texts of its parts, from the translations of the app. */
  readonly labels: AnswerLabels;
}
