import type { Payment } from '@bazaar/api/model';
import { type PaymentAction, readMeaning } from '@bazaar/domain/payments/payment-meaning';
import { Banner } from '@bazaar/ui/banner';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { CertaintyPanel } from '@bazaar/ui/patterns/certainty-panel';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { paymentTexts as texts } from '@/translations/payments';
import { returnPathOf } from '../payment-places';
import { detailOf, factsOf, nextNoteOf, stepsOf, titleOf } from './payment-words';

export type PaymentPanelViewProps =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isMissing: boolean; onRetry(): void }
  | ({ readonly state: 'ready' } & ReadyPayment);

export interface ReadyPayment {
  readonly payment: Payment;
  /** Reads of the current state, and ms to the next one. */
  readonly reads: number;
  readonly nextMs: number | undefined;
  /** The last read failed: what is shown is older. */
  readonly isStale: boolean;
  readonly failure: string | undefined;
  /** Something is sent, or its outcome not read yet: nothing can be pressed. */
  readonly isBusy: boolean;
  /** Added to what happened, such as the credit after a top-up. */
  readonly addition?: string | undefined;
  /** What waits to be paid once this is. */
  readonly following?: FollowingPayment | undefined;
  /** The choice of gateway and wallet, while it is open. */
  readonly choice?: ReactNode;
  onRetry(): void;
  onOtherGateway(): void;
  onCancel(): void;
  onReturnToBank(): void;
  onReadAgain(): void;
}

/** Another payment that the person can go on with. */
export interface FollowingPayment {
  readonly title: string;
  /** In Toman. */
  readonly amount: string;
  readonly until: string;
  onPay(): void;
}

/** Renders what became of a payment, and what its state allows. */
export function PaymentPanelView(props: PaymentPanelViewProps) {
  if (props.state === 'loading') {
    return (
      <div aria-busy="true">
        <span role="status" className="sr">
          {texts.loading}
        </span>
        <Skeleton shape="block" />
      </div>
    );
  }
  if (props.state === 'failed') {
    const action = <Button onClick={props.onRetry}>{texts.readAgain}</Button>;
    if (props.isMissing) return <ErrorPanel title={texts.notFound} />;
    return <ErrorPanel title={texts.readFailed} detail={texts.readFailedDetail} action={action} />;
  }
  return <ReadyPanel {...props} />;
}

function ReadyPanel(props: ReadyPayment) {
  const { payment, reads, nextMs, isStale, failure, addition, choice, following } = props;
  const meaning = readMeaning(payment);
  return (
    <>
      {isStale ? (
        <Banner
          status="warning"
          title={texts.stale}
          action={
            <Button tone="text" onClick={props.onReadAgain}>
              {texts.readAgain}
            </Button>
          }
        />
      ) : null}
      {failure === undefined ? null : <Banner status="error" title={failure} />}
      <CertaintyPanel
        id={`payment-${payment.id}`}
        tone={meaning.tone}
        title={titleOf(payment, meaning)}
        detail={detailOf(payment, meaning) ?? addition}
        state={texts.states[meaning.event]}
        facts={factsOf(payment, meaning)}
        steps={stepsOf(payment, reads, nextMs)}
        next={following ? texts.payNext(following.title) : nextOf(payment, meaning)}
        nextNote={following ? texts.payableUntil(following.until) : nextNoteOf(payment, meaning, nextMs)}
        actions={<PanelActions {...props} />}
      >
        {choice}
      </CertaintyPanel>
    </>
  );
}

/** Returns what is next. A paid fee of a request is not the end of it: the request is still to be published. */
function nextOf({ purpose }: ReadyPayment['payment'], { event }: ReturnType<typeof readMeaning>): string {
  return event === 'paid' && purpose === 'TradeRequest' ? texts.publishNext : texts.next[event];
}

function PanelActions(props: ReadyPayment) {
  const { payment, isBusy, choice } = props;
  const { event, actions, isRunning, canReturnToBank } = readMeaning(payment);
  const isOf = (action: PaymentAction) => actions.includes(action);
  if (event === 'paid') return <PaidActions {...props} />;
  if (canReturnToBank) {
    return (
      <Button tone="primary" disabled={isBusy} onClick={props.onReturnToBank}>
        {texts.returnToBank}
      </Button>
    );
  }
  if (isRunning) return <Button disabled>{texts.locked}</Button>;
  const hasTried = isOf('retry');
  return (
    <>
      {isOf('cancel') ? (
        <Button tone="danger" disabled={isBusy} onClick={props.onCancel}>
          {texts.giveUp}
        </Button>
      ) : null}
      {hasTried && choice === undefined ? (
        <Button disabled={isBusy} onClick={props.onOtherGateway}>
          {texts.otherGateway}
        </Button>
      ) : null}
      {hasTried && choice === undefined ? (
        <Button tone="primary" disabled={isBusy} onClick={props.onRetry}>
          {texts.retry}
        </Button>
      ) : null}
    </>
  );
}

function PaidActions({ payment, following }: ReadyPayment) {
  return (
    <>
      <Button onClick={() => window.print()}>{texts.print}</Button>
      {following === undefined ? null : (
        <Button tone="primary" onClick={following.onPay}>
          {texts.payNextAction(following.amount)}
        </Button>
      )}
      {payment.purpose === 'TradeRequest' ? (
        <ButtonLink tone="primary" href={returnPathOf(payment)}>
          {texts.toRequest}
        </ButtonLink>
      ) : null}
    </>
  );
}
