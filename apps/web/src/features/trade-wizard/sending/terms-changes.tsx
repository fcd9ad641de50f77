import { formatToman } from '@bazaar/domain/money';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import type { TermChange, TradeDraft } from '@bazaar/domain/trade-drafts';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { WizardActions } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import { retryTexts } from '@/translations/retry';
import { supplierMessages } from '@/translations/supplier';
import { wizardTexts as texts } from '@/translations/trade-wizard';

export interface TermsChangesProps {
  readonly changes: readonly TermChange[];
  readonly draft: TradeDraft;
  /** What could not be read is told, and keeps nothing back. */
  readonly state: 'ready' | 'loading' | 'failed';
  readonly documentName: (id: string) => string;
  readonly onRetry: () => void;
  readonly onAccept: () => void;
  readonly onEdit: () => void;
}

/** What is not as the buyer saw it, old and new: once, in one panel, to be accepted or edited. */
export function TermsChanges({ changes, draft, state, ...on }: TermsChangesProps) {
  if (state === 'loading') return <Text tone="muted">{texts.changesLoading}</Text>;
  if (state === 'failed')
    return (
      <Banner
        status="warning"
        title={texts.changesFailed}
        action={
          <Button aria-label={retryTexts.of(texts.changesFailed)} size="small" onClick={on.onRetry}>
            {texts.retry}
          </Button>
        }
      />
    );
  if (changes.length === 0) return <Text tone="muted">{texts.noChanges}</Text>;
  return (
    <Banner status="warning" title={texts.changesSince}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.of} ${change.id} ${change.kind}`}>
            {subjectOf(change, draft)}: {texts.change[change.kind]}{' '}
            {told(change, change.from, on.documentName)} ←{' '}
            <strong>{told(change, change.to, on.documentName)}</strong>
          </li>
        ))}
      </ul>
      <WizardActions>
        <Button size="small" tone="primary" onClick={on.onAccept}>
          {texts.acceptChanges}
        </Button>
        <Button size="small" onClick={on.onEdit}>
          {texts.editLines}
        </Button>
      </WizardActions>
    </Banner>
  );
}

/** The line of an offer, or the supplier; an offer on several lines is told with the first one. */
function subjectOf({ of, id }: TermChange, { lines, suppliers }: TradeDraft): string {
  if (of === 'supplier') return suppliers.find(({ supplierId }) => supplierId === id)?.name ?? '';
  const line = lines.find(({ offers }) => Object.values(offers).includes(id));
  const owner = Object.entries(line?.offers ?? {}).find(([, offer]) => offer === id)?.[0];
  const name = suppliers.find(({ supplierId }) => supplierId === owner)?.name;
  return [line?.title ?? '', name].filter(Boolean).join('، ');
}

function told({ kind }: TermChange, value: TermChange['to'], documentName: (id: string) => string): string {
  if (kind === 'availability') return value ? texts.change.available : texts.change.gone;
  if (kind === 'direct-order') return value ? texts.yes : texts.no;
  if (value === undefined) return kind === 'price' ? texts.change.onRequest : texts.change.none;
  const amount = (rial: unknown) => formatToman(Number(rial));
  if (kind === 'price' || kind === 'min-order') {
    const text = Array.isArray(value)
      ? texts.change.range(amount(value[0]), amount(value[1]))
      : amount(value);
    return `${text} ${texts.toman}`;
  }
  if (Array.isArray(value)) {
    const names: Readonly<Record<string, string>> =
      kind === 'payment-terms' ? supplierMessages.paymentTerms : supplierMessages.deliveryMethods;
    const nameOf = (id: string) => (kind === 'documents' ? documentName(id) : (names[id] ?? id));
    return value.length === 0 ? texts.change.none : joinList(value.map((id) => nameOf(String(id))));
  }
  const count = formatNumber(Number(value));
  return kind === 'lead-time' ? texts.change.days(count) : count;
}
