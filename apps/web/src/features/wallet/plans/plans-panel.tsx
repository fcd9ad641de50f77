'use client';

import { useListRunningMemberships } from '@bazaar/api/hooks/membership-plans';
import { useListTypeModels } from '@bazaar/api/hooks/type-models';
import type { MembershipPlan } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { plansIcon } from '@bazaar/ui/patterns/empty-icons';
import { LedgerDirections, PanelEnd, PlanOffers } from '@bazaar/ui/patterns/wallet';
import { Price } from '@bazaar/ui/price';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { EdgePanel } from '@/lib/data/edge-panel';
import { walletTexts as texts } from '@/translations/wallet';
import { buyerPlans, featuresOf, periodsOf, plansFor } from './plan-offers';
import { planVerb, RunningPlans } from './running-plans';
import { useTakePlan } from './use-take-plan';

export interface PlansPanelProps {
  /** Shows the payment of a plan that was ordered. */
  onToPay(paymentId: string): void;
}

/** The plans a buyer can take, with what each of them covers in a period. */
export function PlansPanel({ onToPay }: PlansPanelProps) {
  const query = useListTypeModels('membershipPlan');
  const [months, setMonths] = useState('3');
  const { take, isBusy } = useTakePlan(onToPay);
  const running = useListRunningMemberships().data ?? [];
  const plans = buyerPlans(query.data ?? []);
  const periods = periodsOf(plans);
  return (
    <EdgePanel
      id="plans"
      title={texts.plans}
      note={
        periods.length > 1 ? (
          <LedgerDirections
            label={texts.period}
            options={periods.map((each) => ({
              value: String(each),
              text: texts.months(toPersianDigits(each)),
            }))}
            value={months}
            onChoose={setMonths}
          />
        ) : undefined
      }
      texts={{ loading: texts.plansLoading, failed: texts.plansFailed }}
      query={query}
      isFlush
    >
      {() =>
        plans.length === 0 ? (
          <>
            <RunningPlans />
            <EmptyPanel icon={plansIcon} title={texts.noPlans} />
          </>
        ) : (
          <>
            <RunningPlans />
            <PlanOffers
              plans={plansFor(plans, Number(months)).map((plan) => ({
                id: plan.id,
                title: plan.title,
                mark: running.some(({ level }) => level === plan.level) ? (
                  <Badge tone="success">{texts.ownPlan}</Badge>
                ) : plan.isPopular ? (
                  <Badge tone="info">{texts.popular}</Badge>
                ) : undefined,
                features: featuresOf(plan),
                price: <PlanPrice plan={plan} />,
                action: (
                  <TakePlan
                    verb={planVerb(plan, running)}
                    title={plan.title}
                    isBusy={isBusy}
                    onTake={() => void take(plan)}
                  />
                ),
              }))}
            />
            <PanelEnd>
              <Text as="p" size={13} tone="muted">
                {texts.plansNote}
              </Text>
            </PanelEnd>
          </>
        )
      }
    </EdgePanel>
  );
}

interface TakePlanProps {
  readonly verb: string | undefined;
  readonly title: string;
  readonly isBusy: boolean;
  onTake(): void;
}

function TakePlan({ verb, title, isBusy, onTake }: TakePlanProps) {
  if (verb === undefined) return null;
  const label = verb === texts.takePlan ? texts.takePlanOf(title) : texts.actionOf(verb, title);
  return (
    <Button size="small" aria-label={label} disabled={isBusy} onClick={onTake}>
      {verb}
    </Button>
  );
}

function PlanPrice({ plan: { priceRial } }: { readonly plan: MembershipPlan }) {
  if (priceRial === 0) return <Price amount={texts.free0} size="small" />;
  return <Price amount={formatToman(priceRial)} currency={texts.toman} size="small" />;
}
