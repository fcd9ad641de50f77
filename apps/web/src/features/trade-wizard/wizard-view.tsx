import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { FormSummary } from '@bazaar/ui/form-summary';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import {
  WizardActions,
  WizardFoot,
  WizardHead,
  WizardLayout,
  WizardStack,
  type WizardStepItem,
  WizardSteps,
} from '@bazaar/ui/patterns/trade-wizard';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';
import { wizardTexts as texts } from '@/translations/trade-wizard';

interface ReadyProps {
  readonly state: 'ready';
  readonly title: ReactNode;
  readonly note: string;
  readonly save: { readonly text: string; readonly tone?: 'warning' | 'error' };
  readonly steps: readonly WizardStepItem[];
  readonly onStep: (id: string) => void;
  readonly summary: {
    readonly title: string;
    readonly attempt: number;
    readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  };
  /** A question that comes before everything else: two versions, a new login. */
  readonly question?: ReactNode;
  readonly aside: ReactNode;
  readonly sum: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export type WizardViewProps =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  /** Sent, or removed in another tab: nothing is left to write. */
  | { readonly state: 'done'; readonly title: string; readonly children: ReactNode }
  | ReadyProps;

/** P11 `?new=1` and P12. Renders the wizard of a trade request. */
export function WizardView(props: WizardViewProps) {
  if (props.state === 'loading') {
    return (
      <AccountStack busyLabel={texts.loading}>
        <WizardHead title={texts.title} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </AccountStack>
    );
  }
  if (props.state === 'failed') {
    return (
      <WizardStack>
        <WizardHead title={texts.title} />
        <ErrorPanel title={texts.failed} action={<Button onClick={props.onRetry}>{texts.retry}</Button>} />
      </WizardStack>
    );
  }
  if (props.state === 'done') {
    return (
      <WizardStack>
        <WizardHead title={props.title} />
        {props.children}
        <WizardActions>
          <ButtonLink href={accountPaths.tradeRequests}>{texts.toRequests}</ButtonLink>
        </WizardActions>
      </WizardStack>
    );
  }
  const { title, note, save, steps, summary, question, aside } = props;
  return (
    <WizardStack>
      <WizardHead title={title} note={note} state={save.text} tone={save.tone} />
      <WizardSteps label={texts.steps.label} steps={steps} onStep={props.onStep} />
      <FormSummary
        id="wizard-summary"
        title={summary.title}
        errors={summary.errors}
        attempt={summary.attempt}
      />
      {question}
      <WizardLayout aside={aside}>{props.children}</WizardLayout>
      <WizardFoot step={stepText(steps)} sum={props.sum}>
        {props.actions}
      </WizardFoot>
    </WizardStack>
  );
}

function stepText(steps: readonly WizardStepItem[]): string {
  const current = steps.find(({ isCurrent }) => isCurrent);
  return current === undefined ? '' : texts.stepOf(current.number, formatNumber(steps.length));
}
