import type { MerchantDelegation } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import { Link } from '@bazaar/ui/link';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { DelegationTable, type DelegationView } from '@bazaar/ui/patterns/supplier-detail';
import { territoryCounts } from '@/entities/supplier/territory';
import type { SupplierData } from '@/features/supplier/supplier-data';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { paths } from '@/lib/navigation/paths';
import { Day, DaySpan } from '@/lib/text/dates-text';
import { supplierMessages as texts } from '@/translations/supplier';
import { Note } from './evidence-panel';
import { proofState } from './proof-state';
import { buildTimeline, endShare, type Timeline } from './timeline';

/** Renders the delegations on a timeline; nothing for a supplier without any. Expired ones are greyed, not hidden. */
export function DelegationPanel({ data, retry }: { readonly data: SupplierData; readonly retry: RetrySlot }) {
  const { delegations, nowMs } = data;
  if (delegations.state === 'missing') return null;
  if (delegations.state === 'failed') {
    return (
      <Panel id="delegations" title={texts.delegations} isFlush bleed>
        <ErrorPanel title={texts.delegationsFailed} action={retry(texts.delegations)} isInline />
      </Panel>
    );
  }
  const { items } = delegations.value;
  if (items.length === 0) return null;
  const timeline = buildTimeline(items, nowMs);
  return (
    <Panel
      id="delegations"
      title={texts.delegations}
      note={
        <span>
          <Counts items={items} nowMs={nowMs} />{' '}
          <Link href={paths.supplierDelegations(data.supplier)} size="13" tone="primary" touch>
            {texts.checkCity}
          </Link>
        </span>
      }
      isFlush
      bleed
    >
      <DelegationTable
        delegations={items.map((item) => toView(item, data, timeline))}
        ticks={timeline.ticks}
        today={timeline.today}
        labels={{ ...texts.delegationTable, today: texts.today(formatDate(nowMs)) }}
      />
    </Panel>
  );
}

function Counts({ items, nowMs }: { readonly items: readonly MerchantDelegation[]; readonly nowMs: number }) {
  const active = items.filter((item) => stateOf(item, nowMs).bar !== 'gone').length;
  // An invalid one may have ended, be revoked or be under review: its own row says which.
  return (
    <Note>
      {active === items.length
        ? texts.activeCount(formatNumber(active))
        : texts.delegationCounts(formatNumber(active), formatNumber(items.length))}
    </Note>
  );
}

function toView(
  delegation: MerchantDelegation,
  { supplier, nowMs }: Pick<SupplierData, 'supplier' | 'nowMs'>,
  timeline: Timeline,
): DelegationView {
  const { text, tone, bar } = stateOf(delegation, nowMs);
  const { id, brand, principalCountry, scopeText, title, validFrom, validTo } = delegation;
  return {
    id,
    brand,
    country: principalCountry,
    scope: scopeText ?? title,
    territory: (
      <Link href={`${paths.supplierDelegations(supplier)}#${id}`} size="13" touch>
        {territoryCounts(delegation.territory, { cities: supplier.saleCities, states: [] })}
      </Link>
    ),
    span: { from: timeline.shareOf(validFrom), to: endShare(delegation, timeline) },
    state: text,
    tone,
    barTone: bar,
    from: <Day at={validFrom} />,
    to: validTo ? <Day at={validTo} /> : undefined,
    validity: <DaySpan from={validFrom} to={validTo} />,
  };
}

function stateOf({ state, validFrom, validTo }: MerchantDelegation, nowMs: number) {
  return proofState(state, validFrom, validTo, nowMs);
}
