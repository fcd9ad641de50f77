'use client';

import { getSupplierProductCatalog } from '@bazaar/api/supplier-products';
import { toPersianDigits } from '@bazaar/domain/persian';
import type { TradeDraft } from '@bazaar/domain/trade-drafts';
import { Banner } from '@bazaar/ui/banner';
import { ButtonLink } from '@bazaar/ui/button';
import { WizardActions, WizardBody, WizardCard } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ConfirmResult } from '@/entities/trade-draft/confirm-draft';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { showDay } from '../wizard-texts';

const MOST_OFFERS = 50;

export interface ReviewStepProps {
  readonly draft: TradeDraft;
  readonly results: readonly ConfirmResult[] | undefined;
}

/** Step 4: the whole request, what changed since it was written, and the result for each supplier. */
export function ReviewStep({ draft, results }: ReviewStepProps) {
  const count = toPersianDigits(draft.lines.length);
  return (
    <WizardCard id="wizard-review" title={texts.review} note={texts.stepNotes.lines(count)}>
      <WizardBody>
        {results === undefined ? null : <Results results={results} />}
        <Changes draft={draft} />
        {draft.suppliers.map(({ supplierId, name }) => (
          <Text key={supplierId}>{texts.toOne(name)}</Text>
        ))}
        <ol>
          {draft.lines.map(({ key, title, quantity }) => (
            <li key={key}>
              {title || texts.untitled} — {quantity}
            </li>
          ))}
        </ol>
        {draft.neededBy === '' ? null : (
          <Text>
            {texts.neededBy}: {showDay(draft.neededBy)}
          </Text>
        )}
        {draft.buyerNote === '' ? null : <Text>{draft.buyerNote}</Text>}
      </WizardBody>
    </WizardCard>
  );
}

/** Reads the offers of the lines again: an offer that is gone is told before the request is sent. */
function Changes({ draft }: Pick<ReviewStepProps, 'draft'>) {
  const offers = draft.lines.flatMap(({ title, offers: all }) =>
    Object.values(all).map((id) => ({ id, title })),
  );
  const query = useQuery({
    queryKey: ['offers-now', ...offers.map(({ id }) => id)],
    queryFn: async () => {
      const read = await Promise.all(
        offers.slice(0, MOST_OFFERS).map(async ({ id, title }) => {
          const product = await getSupplierProductCatalog(id).catch((error: { status?: number }) => {
            if (error.status === 404 || error.status === 410) return undefined;
            throw error;
          });
          return product?.isAvailable ? [] : [title];
        }),
      );
      return read.flat();
    },
  });
  if (query.data === undefined) return null;
  if (query.data.length === 0) return <Text tone="muted">{texts.noChanges}</Text>;
  return (
    <Banner status="warning" title={texts.changesSince}>
      <ul>
        {query.data.map((title) => (
          <li key={title}>{texts.unavailable(title)}</li>
        ))}
      </ul>
    </Banner>
  );
}

function Results({ results }: { readonly results: readonly ConfirmResult[] }) {
  const isDone = results.every(({ outcome }) => outcome === 'sent');
  return (
    <Banner status={isDone ? 'success' : 'warning'} title={texts.results.title}>
      {results.map(({ supplierId, name, outcome, requestId }) => (
        <WizardActions key={supplierId}>
          <span>
            {name}: {texts.results[outcome]}
          </span>
          {outcome === 'profile' ? (
            <ButtonLink size="small" href={profileHref()}>
              {texts.results.completeProfile}
            </ButtonLink>
          ) : null}
          {requestId !== undefined && outcome === 'sent' ? (
            <ButtonLink size="small" href={accountPaths.tradeRequest(requestId)}>
              {texts.results.see}
            </ButtonLink>
          ) : null}
        </WizardActions>
      ))}
    </Banner>
  );
}

/** The profile leads back here; the draft stays on this device and at the service. */
function profileHref(): string {
  return `${paths.personalInfo}?${new URLSearchParams({ redirectPath: location.pathname + location.search })}`;
}
