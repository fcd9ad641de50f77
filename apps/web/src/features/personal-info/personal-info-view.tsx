import { Button } from '@bazaar/ui/button';
import { Heading } from '@bazaar/ui/heading';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { PersonalStack } from '@bazaar/ui/patterns/personal-info';
import { Skeleton } from '@bazaar/ui/skeleton';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { TraceLine } from '@/lib/forms/trace-line';
import { personalInfoTexts as texts } from '@/translations/personal-info';

export type PersonalInfoViewProps =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly traceId?: string | undefined; onRetry(): void }
  /** First login: the person is not registered yet. */
  | { readonly state: 'new'; readonly step: 'buyer' | 'profile'; readonly form: ReactNode }
  | {
      readonly state: 'ready';
      /** The link back to the page that asked for a complete profile. */
      readonly returnBanner?: ReactNode;
      readonly head: ReactNode;
      readonly form: ReactNode;
      readonly addresses: ReactNode;
      readonly logout: ReactNode;
    };

/** P16: renders the personal information of a buyer. */
export function PersonalInfoView(props: PersonalInfoViewProps) {
  return (
    <PersonalStack>
      <Heading level={1}>{texts.title}</Heading>
      <Parts {...props} />
    </PersonalStack>
  );
}

function Parts(props: PersonalInfoViewProps) {
  switch (props.state) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <Failed {...props} />;
    case 'new':
      return <FirstTime {...props} />;
    case 'ready':
      return (
        <>
          {props.returnBanner}
          {props.head}
          <Panel id="profile" title={texts.profile.title}>
            {props.form}
          </Panel>
          {props.addresses}
          {props.logout}
        </>
      );
  }
}

function Loading() {
  return (
    <>
      <span role="status" className="sr">
        {texts.loading}
      </span>
      {['head', 'profile'].map((part) => (
        <Panel
          key={part}
          id={`${part}-loading`}
          title={
            <>
              <span className="sr">{texts.loading}</span>
              <Skeleton />
            </>
          }
        >
          <PersonalStack>
            <Skeleton />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </PersonalStack>
        </Panel>
      ))}
    </>
  );
}

function Failed({ traceId, onRetry }: Extract<PersonalInfoViewProps, { state: 'failed' }>) {
  return (
    <Panel id="profile" title={texts.profile.title}>
      <ErrorPanel
        title={texts.failed}
        detail={traceId === undefined ? undefined : <TraceLine traceId={traceId} />}
        action={<Button onClick={onRetry}>{texts.retry}</Button>}
      />
    </Panel>
  );
}

function FirstTime({ step, form }: Extract<PersonalInfoViewProps, { state: 'new' }>) {
  const isBuyer = step === 'buyer';
  return (
    <Panel
      id="registration-part"
      title={isBuyer ? texts.registration.title : texts.registration.profileTitle}
      note={
        <Text size={13} tone="muted">
          {texts.registration.step(isBuyer ? '۱' : '۲')}
        </Text>
      }
    >
      {form}
    </Panel>
  );
}
