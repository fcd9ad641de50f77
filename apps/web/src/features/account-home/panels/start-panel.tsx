'use client';

import { useListFavorites } from '@bazaar/api/hooks/user-favorites';
import type { Customer } from '@bazaar/api/model';
import { ButtonLink } from '@bazaar/ui/button';
import { Panel } from '@bazaar/ui/panel';
import { StartSteps } from '@bazaar/ui/patterns/account-overview';
import { UnreadParts } from '@/lib/data/unread-parts';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { accountHomeTexts as texts } from '@/translations/account-home';

export interface StartPanelProps {
  readonly person: { readonly data: Customer | undefined };
  /** Nothing above it waits: its first open step is the page's main action. */
  readonly leads: boolean;
}

/** The three steps of who has no request yet. Only for them the favourites are counted. */
export function StartPanel({ person, leads }: StartPanelProps) {
  const favourites = useListFavorites({ pageNumber: 1, pageSize: 1 });
  const { steps } = texts;
  const isComplete = (person.data?.completeness ?? 0) >= 100;
  const hasFavourite = (favourites.data?.totalCount ?? 0) > 0;
  const first = !isComplete ? 'profile' : !hasFavourite ? 'favourite' : 'request';
  const toneOf = (step: typeof first) => (leads && step === first ? 'primary' : 'quiet');
  return (
    <Panel id="start" title={texts.start} isFlush>
      <UnreadParts parts={[{ name: texts.unreadParts.favourites, query: favourites }]} />
      <StartSteps
        steps={[
          {
            ...{ id: 'profile', doneText: texts.done, title: steps.profile, detail: steps.profileDetail },
            isDone: isComplete,
            action: (
              <ButtonLink wide size="small" tone={toneOf('profile')} href={paths.personalInfo}>
                {steps.profileAction}
              </ButtonLink>
            ),
          },
          {
            ...{
              id: 'favourite',
              doneText: texts.done,
              title: steps.favourite,
              detail: steps.favouriteDetail,
            },
            isDone: hasFavourite,
            action: (
              <ButtonLink wide size="small" tone={toneOf('favourite')} href={paths.categoryType('Product')}>
                {steps.favouriteAction}
              </ButtonLink>
            ),
          },
          {
            ...{ id: 'request', doneText: texts.done, title: steps.request, detail: steps.requestDetail },
            isDone: false,
            action: (
              <ButtonLink wide size="small" tone={toneOf('request')} href={accountPaths.newTradeRequest}>
                {steps.requestAction}
              </ButtonLink>
            ),
          },
        ]}
      />
    </Panel>
  );
}
