'use client';

import { useListRunningMemberships } from '@bazaar/api/hooks/membership-plans';
import type { MembershipPlan, RunningMembership } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { LedgerBar } from '@bazaar/ui/patterns/wallet';
import { Text } from '@bazaar/ui/text';
import { PlanQuotas } from '@/entities/membership/plan-quotas';
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
          <PlanQuotas running={running} />
        </LedgerBar>
      ))}
    </>
  );
}

/** Returns what ordering a plan means for who has these; undefined where it cannot be ordered, since a free plan runs once at a time. */
export function planVerb(
  { level, priceRial }: Pick<MembershipPlan, 'level' | 'priceRial'>,
  running: readonly Pick<RunningMembership, 'level'>[],
): string | undefined {
  if (running.some((one) => one.level === level)) return priceRial === 0 ? undefined : texts.renewPlan;
  return running.length > 0 && running.every((one) => one.level < level) ? texts.upgradePlan : texts.takePlan;
}
