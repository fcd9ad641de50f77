'use client';

import { useEffect, useState } from 'react';
import { needsRegistration } from '@/entities/current-user/needs-registration';
import { SharedQueries } from '@/lib/data/shared-queries';
import { LeaveQuestion } from '@/lib/forms/leave-question-dialog';
import { goToLogin } from '@/lib/session/go-to-login';
import { AddressesSection } from './addresses/addresses-section';
import { LogoutSection } from './head/logout-section';
import { ReturnBanner } from './head/return-banner';
import { PersonalInfoView, type PersonalInfoViewProps } from './personal-info-view';
import { PersonHeadSection } from './picture/person-head-section';
import { presentDay } from './present-day';
import { ProfileSection } from './profile/profile-section';
import { useChoiceLists } from './profile/use-choice-lists';
import { BuyerForm } from './registration/buyer-form';
import { FirstProfileForm } from './registration/first-profile-form';
import { useFirstTime } from './use-first-time';
import { useProfile } from './use-profile';
import { useUnsaved } from './use-unsaved';

/** P16. All data is one person's: it is read in the browser and never stored by a cache. */
export function PersonalInfoScreen() {
  return (
    <SharedQueries>
      <PersonalInfo />
    </SharedQueries>
  );
}

function PersonalInfo() {
  const profile = useProfile();
  const unsaved = useUnsaved();
  const isRefused = profile.query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  return (
    <>
      <PersonalInfoView {...useParts(profile, unsaved)} />
      <LeaveQuestion isUnsaved={unsaved.isUnsaved} />
    </>
  );
}

/** Returns the parts of the page for the state of the profile. */
function useParts(
  { query, opening, ...profile }: ReturnType<typeof useProfile>,
  { onProfile, onAddress }: ReturnType<typeof useUnsaved>,
): PersonalInfoViewProps {
  const lists = useChoiceLists();
  const firstTime = useFirstTime(profile.refresh);
  const [today] = useState(() => presentDay(Date.now()));
  const { data, error } = query;
  const isAbsent = error?.status === 404;
  if (data === undefined && !isAbsent) {
    if (error === null) return { state: 'loading' };
    const traceId = 'traceId' in error ? error.traceId : undefined;
    return { state: 'failed', traceId, onRetry: () => void query.refetch() };
  }
  if (firstTime.registered === undefined && needsRegistration(data)) {
    const form = (
      <BuyerForm
        phoneNumber={data?.phoneNumber ?? ''}
        send={firstTime.register}
        onRegistered={(told) => void firstTime.onRegistered(told)}
        onUnsaved={onProfile}
      />
    );
    return { state: 'new', step: 'buyer', form };
  }
  if (
    data === undefined ||
    opening === undefined ||
    (firstTime.registered !== undefined && !firstTime.isDone)
  ) {
    const form = (
      <FirstProfileForm
        registered={firstTime.registered}
        today={today}
        lists={lists}
        send={firstTime.fillIn}
        onSaved={(saved) => {
          firstTime.finish();
          profile.onSaved(saved);
        }}
        onLater={data === undefined ? undefined : firstTime.finish}
        onUnsaved={onProfile}
      />
    );
    return { state: 'new', step: 'profile', form };
  }
  return {
    state: 'ready',
    // Ready is a state of the browser alone: the server renders no profile.
    returnBanner: <ReturnBanner profile={data} search={location.search} />,
    head: <PersonHeadSection profile={data} />,
    form: (
      <ProfileSection
        key={opening.turn}
        profile={opening.profile}
        today={today}
        lists={lists}
        send={profile.send}
        onSaved={profile.onSaved}
        onReopen={profile.reopen}
        onDiscard={profile.startOver}
        onUnsaved={onProfile}
      />
    ),
    addresses: <AddressesSection personId={data.personId} onUnsaved={onAddress} />,
    logout: <LogoutSection />,
  };
}
