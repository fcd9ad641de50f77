import { Button } from '@bazaar/ui/button';
import { AccountHead, AccountSection, AccountStack } from '@bazaar/ui/patterns/account-page';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { profileMessages } from '@/translations/profile';

export type PersonState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  /** `maskedMobile` is in Persian digits. */
  | { readonly state: 'ready'; readonly name: string; readonly maskedMobile: string };

export interface ProfileViewProps {
  readonly person: PersonState;
  readonly favourites: ReactNode;
  /** Number of favourites in Persian digits, once known. */
  readonly favouritesCount?: string | undefined;
  readonly requests: ReactNode;
  readonly isLeaving: boolean;
  onLogout(): void;
}

/** Renders the account's home page: the person, the favourites, and the request basket of this browser. */
export function ProfileView({
  person,
  favourites,
  favouritesCount,
  requests,
  isLeaving,
  onLogout,
}: ProfileViewProps) {
  const isReady = person.state === 'ready';
  return (
    <AccountStack>
      <AccountHead
        title={isReady ? profileMessages.greeting(person.name) : profileMessages.title}
        note={<PersonNote person={person} />}
        action={
          <Button disabled={isLeaving} onClick={onLogout}>
            {isLeaving ? profileMessages.loggingOut : profileMessages.logout}
          </Button>
        }
      />
      <AccountSection
        id="favourites"
        title={profileMessages.favourites}
        note={favouritesCount && profileMessages.favouritesCount(favouritesCount)}
      >
        {favourites}
      </AccountSection>
      <AccountSection id="requests" title={profileMessages.requests}>
        {requests}
      </AccountSection>
    </AccountStack>
  );
}

function PersonNote({ person }: { readonly person: PersonState }) {
  switch (person.state) {
    case 'loading':
      return <Skeleton />;
    case 'failed':
      return (
        <span role="alert">
          {profileMessages.profileFailed}{' '}
          <Button tone="text" size="small" onClick={person.onRetry}>
            {profileMessages.retry}
          </Button>
        </span>
      );
    case 'ready':
      return (
        <>
          {profileMessages.mobile} <bdi dir="ltr">{person.maskedMobile}</bdi>
        </>
      );
  }
}
