'use client';

import { formatClock, formatLongDate } from '@bazaar/domain/dates/jalali';
import { numberInWords } from '@bazaar/domain/persian/number-in-words';
import { ButtonLink } from '@bazaar/ui/button';
import { OverviewColumns, OverviewHead } from '@bazaar/ui/patterns/account-overview';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { NoticesIcon } from '@bazaar/ui/patterns/site-icons';
import { Skeleton } from '@bazaar/ui/skeleton';
import { useEffect } from 'react';
import { NoticeBell } from '@/entities/notice/notice-bell';
import { SharedQueries } from '@/lib/data/shared-queries';
import { useFirstReads } from '@/lib/data/use-first-reads';
import { accountPaths } from '@/lib/navigation/account-paths';
import { goToLogin } from '@/lib/session/go-to-login';
import { accountHomeTexts as texts } from '@/translations/account-home';
import { AdminPanel } from './panels/admin-panel';
import { AgencyPanel } from './panels/agency-panel';
import { PlanPanel } from './panels/plan-panel';
import { QuickPanel } from './panels/quick-panel';
import { RecentPanel } from './panels/recent-panel';
import { StartPanel } from './panels/start-panel';
import { VisitsPanel } from './panels/visits-panel';
import { WaitingPanel } from './panels/waiting-panel';
import { useHomeReads } from './use-home-reads';
import { useNow } from './use-now';
import { useWaiting } from './use-waiting';

/** P01. All data is one person's: it is read in the browser and never stored by a cache. */
export function AccountHomeScreen() {
  return (
    <SharedQueries>
      <AccountHome />
    </SharedQueries>
  );
}

function AccountHome() {
  const reads = useHomeReads();
  const nowMs = useNow();
  const waiting = useWaiting(reads, nowMs);
  const isShown = useFirstReads();
  const { canOpen, known, person, recent, plans, visits, ...others } = reads;
  const isRefused = [person, recent, plans, visits, ...Object.values(others)].some(
    ({ error }) => error?.status === 401,
  );
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const isAdmin = known !== undefined && canOpen('Admin');
  const hasRequests = recent.data?.totalCount !== 0;
  const isNew = !isAdmin && !hasRequests;
  const isQuiet = !waiting.isReading && !waiting.isPartial && waiting.work.length === 0;
  const lastVisits = canOpen('LastVisits') ? <VisitsPanel query={visits} nowMs={nowMs} /> : null;
  const create = canOpen('Requests') ? (
    <ButtonLink href={accountPaths.newTradeRequest}>{texts.create}</ButtonLink>
  ) : null;
  return (
    <AccountStack>
      <OverviewHead
        title={titleOf(waiting)}
        // Its line is there before the browser's clock has been read.
        note={nowMs > 0 ? texts.now(formatLongDate(nowMs), formatClock(nowMs)) : '\u00a0'}
        action={create}
        phoneAction={<NoticeBell icon={<NoticesIcon />} />}
      />
      {isShown ? null : (
        <AccountStack busyLabel={texts.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </AccountStack>
      )}
      <div hidden={!isShown}>
        <OverviewColumns
          main={
            <>
              {isAdmin ? <AdminPanel /> : null}
              {isQuiet && isNew ? null : <WaitingPanel reads={reads} waiting={waiting} nowMs={nowMs} />}
              {/* After what waits: a supplier without requests of their own has questions to answer. */}
              {isNew ? <StartPanel person={person} leads={isQuiet} /> : null}
              {known?.roles.includes('MerchantAgent') ? (
                <AgencyPanel phoneNumber={known.phoneNumber} />
              ) : null}
              {canOpen('Requests') && hasRequests ? <RecentPanel query={recent} /> : null}
              {/* In the place of the requests that a new person has not made. */}
              {isNew ? lastVisits : null}
            </>
          }
          side={
            <>
              {canOpen('Wallet') ? <PlanPanel query={plans} /> : null}
              <QuickPanel canOpen={canOpen} />
              {isNew ? null : lastVisits}
            </>
          }
        />
      </div>
    </AccountStack>
  );
}

/** Says that nothing waits only when everything was read. */
function titleOf({ work, isReading, isPartial }: ReturnType<typeof useWaiting>): string {
  if (isReading || (work.length === 0 && isPartial)) return texts.title;
  return work.length === 0 ? texts.nothingWaits : texts.waiting(numberInWords(work.length));
}
