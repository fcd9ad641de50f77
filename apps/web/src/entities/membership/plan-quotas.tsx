import type { RunningMembership } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Progress } from '@bazaar/ui/progress';
import { Text } from '@bazaar/ui/text';
import { planQuotaTexts as texts } from '@/translations/plan-quotas';

const LIMITS = ['directOrders', 'messages', 'agents'] as const;

/** What a running plan allows: used and left of each of its limits. */
export function PlanQuotas({ running }: { readonly running: RunningMembership }) {
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
          text={texts.used(formatNumber(quota.used), formatNumber(quota.limit), formatNumber(left))}
          {...(left === 0 ? { tone: 'error' as const } : {})}
        />
        {'renewsAt' in quota && limit === 'directOrders' ? (
          <Text as="p" size={13} tone="muted">
            {quota.renewsAt === running.validTo ? texts.ends : texts.renews(formatDate(quota.renewsAt))}
          </Text>
        ) : null}
      </div>
    );
  });
}
