'use client';

import { useListRunningMemberships } from '@bazaar/api/hooks/membership-plans';
import type { MembershipPlan, RunningMembership } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import { LedgerBar } from '@bazaar/ui/patterns/wallet';
import { Progress } from '@bazaar/ui/progress';
import { Text } from '@bazaar/ui/text';
import { UnreadParts } from '@/lib/data/unread-parts';
import { missingMessages } from '@/translations/missing';
import { walletTexts as texts } from '@/translations/wallet';

/** The plans a person has now, with what is used and left of the month, and when the next month's share begins. */
export function RunningPlans() {
  const query = useListRunningMemberships();
  const { data } = query;
  return (
    <>
      <UnreadParts parts={[{ name: missingMessages.beside.plan, query }]} />
      {data?.length === 0 ? (
        <LedgerBar>
          <Text as="p" size={13} tone="muted">
            {texts.noOwnPlan}
          </Text>
        </LedgerBar>
      ) : null}
      {data?.map((running) => (
        <LedgerBar key={running.membershipId}>
          <div>
            <p>
              <b>{running.planTitle}</b>
            </p>
            <Text as="p" size={13} tone="muted">
              {texts.ownPlanUntil(formatDate(running.validTo))}
            </Text>
          </div>
          <Quotas running={running} />
        </LedgerBar>
      ))}
    </>
  );
}

const LIMITS = ['directOrders', 'messages', 'agents'] as const;

/** Used and left of each limit of the plan. */
function Quotas({ running }: { readonly running: RunningMembership }) {
  return LIMITS.map((limit) => {
    const quota = running[limit];
    if (quota === undefined) return null;
    const left = quota.limit - quota.used;
    return (
      <div key={limit}>
        <Progress
          id={`quota-${limit}-${running.membershipId}`}
          label={texts.quotas[limit]}
          value={quota.used}
          max={quota.limit}
          text={texts.quotaUsed(formatNumber(quota.used), formatNumber(quota.limit), formatNumber(left))}
          {...(left === 0 ? { tone: 'error' as const } : {})}
        />
        {'renewsAt' in quota && limit === 'directOrders' ? (
          <Text as="p" size={13} tone="muted">
            {quota.renewsAt === running.validTo
              ? texts.quotaEnds
              : texts.quotaRenews(formatDate(quota.renewsAt))}
          </Text>
        ) : null}
      </div>
    );
  });
}

/** Returns what ordering a plan means for who has these; undefined where it cannot be ordered, since a free plan runs once at a time. */
export function planVerb(
  { level, priceRial }: Pick<MembershipPlan, 'level' | 'priceRial'>,
  running: readonly Pick<RunningMembership, 'level'>[],
): string | undefined {
  if (running.some((one) => one.level === level)) return priceRial === 0 ? undefined : texts.renewPlan;
  return running.length > 0 && running.every((one) => one.level < level) ? texts.upgradePlan : texts.takePlan;
}
