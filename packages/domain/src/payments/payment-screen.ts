import { type PaymentAction, type PaymentFacts, type PaymentMeaning, readMeaning } from './payment-meaning';

/** What a screen of one payment knows. */
export interface PaymentScreen {
  /** The service's last word; undefined before the first read. */
  readonly known: PaymentFacts | undefined;
  /** The action that is being sent. */
  readonly sending: PaymentAction | undefined;
  /** A sent action has no answer, so the state is unknown until the payment is read again. */
  readonly isUnsure: boolean;
}

export type PaymentNews =
  | { readonly type: 'read'; readonly payment: PaymentFacts }
  | { readonly type: 'press'; readonly action: PaymentAction }
  /** The service answered what was sent, or refused it. */
  | { readonly type: 'answered' }
  /** No answer arrived: it may or may not have happened. */
  | { readonly type: 'lost' };

export const NEW_PAYMENT_SCREEN: PaymentScreen = { known: undefined, sending: undefined, isUnsure: false };

/** Returns the screen after an event. A press that is not offered changes nothing. */
export function nextPaymentScreen(screen: PaymentScreen, news: PaymentNews): PaymentScreen {
  switch (news.type) {
    case 'read':
      return { ...screen, known: news.payment, isUnsure: screen.sending !== undefined && screen.isUnsure };
    case 'press':
      return offeredActions(screen).includes(news.action) ? { ...screen, sending: news.action } : screen;
    case 'answered':
    case 'lost':
      // What was read before the action is no longer the state; the next read tells.
      return screen.sending === undefined ? screen : { ...screen, sending: undefined, isUnsure: true };
  }
}

/** Returns the actions a screen offers: none before the payment is known, while one is sent, and until it is read again after that. */
export function offeredActions({ known, sending, isUnsure }: PaymentScreen): readonly PaymentAction[] {
  return known === undefined || sending !== undefined || isUnsure ? [] : readMeaning(known).actions;
}

/** Returns what a screen says happened: the service's last word and nothing else. */
export function shownMeaning({ known }: PaymentScreen): PaymentMeaning | undefined {
  return known && readMeaning(known);
}
