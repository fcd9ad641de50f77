'use client';

import { useListTypeModels } from '@bazaar/api/hooks/type-models';
import type { RunningMembership, TypeModel } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { Badge } from '@bazaar/ui/badge';
import { ButtonLink } from '@bazaar/ui/button';
import { PlanParts } from '@bazaar/ui/patterns/account-overview';
import { PlanQuotas } from '@/entities/membership/plan-quotas';
import { type PanelQuery, ReadPanel } from '@/lib/data/read-panel';
import { UnreadParts } from '@/lib/data/unread-parts';
import { accountPaths } from '@/lib/navigation/account-paths';
import { accountHomeTexts as texts } from '@/translations/account-home';

/** The plan that runs, with what is used and left of its limits, and the next higher one. */
export function PlanPanel({ query }: { readonly query: PanelQuery<RunningMembership[]> }) {
  const models = useListTypeModels('membershipPlan');
  const running = [...(query.data ?? [])].sort((one, other) => other.level - one.level);
  const [highest] = running;
  const next = nextPlan(models.data ?? [], highest?.level ?? 0);
  return (
    <ReadPanel
      id="plan"
      title={highest?.planTitle ?? texts.plan}
      note={highest === undefined ? undefined : <Badge tone="success">{texts.active}</Badge>}
      texts={{ loading: texts.planLoading, failed: texts.planFailed }}
      query={query}
    >
      {() => (
        <PlanParts
          note={highest === undefined ? texts.noPlan : texts.until(formatDate(highest.validTo))}
          next={
            <>
              <b>{next}</b>
              <ButtonLink size="small" href={`${accountPaths.wallet}#plans`}>
                {highest === undefined || next === undefined ? texts.take : texts.upgrade}
              </ButtonLink>
            </>
          }
        >
          {running.map((membership) => (
            <PlanQuotas key={membership.membershipId} running={membership} />
          ))}
          <UnreadParts parts={[{ name: texts.unreadParts.plans, query: models }]} />
        </PlanParts>
      )}
    </ReadPanel>
  );
}

/** Returns the title of the lowest buyers' plan above a level; undefined without one. */
function nextPlan(models: readonly TypeModel[], level: number): string | undefined {
  const higher = models.flatMap(({ title, data }) => {
    const plan = (data ?? {}) as { readonly audience?: unknown; readonly level?: unknown };
    return plan.audience === 'Buyer' && typeof plan.level === 'number' && plan.level > level
      ? [{ title, level: plan.level }]
      : [];
  });
  return higher.sort((one, other) => one.level - other.level)[0]?.title;
}
