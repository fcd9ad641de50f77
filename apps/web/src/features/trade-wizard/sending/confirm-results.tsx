import { joinList } from '@bazaar/domain/persian';
import { missingFields } from '@bazaar/domain/person/missing-fields';
import { Banner } from '@bazaar/ui/banner';
import { ButtonLink } from '@bazaar/ui/button';
import { WizardActions } from '@bazaar/ui/patterns/trade-wizard';
import type { ConfirmResult } from '@/entities/trade-draft/confirm-draft';
import type { DoneRequest } from '@/entities/trade-draft/draft-record';
import { accountPaths } from '@/lib/navigation/account-paths';
import { personalInfoThen } from '@/lib/navigation/personal-info-then';
import { profileFieldLabels } from '@/translations/personal-info';
import { wizardTexts as texts } from '@/translations/trade-wizard';

export interface ConfirmResultsProps {
  /** Requests that have left the draft. */
  readonly done: readonly DoneRequest[];
  readonly results: readonly ConfirmResult[];
}

/** The result for each supplier; those that have left the draft stay listed. */
export function ConfirmResults({ done, results }: ConfirmResultsProps) {
  const left = new Set(done.map(({ requestId }) => requestId));
  const rows = [...done, ...results.filter(({ requestId }) => !left.has(requestId))];
  if (rows.length === 0) return null;
  const isDone = rows.every(({ outcome }) => outcome === 'sent');
  return (
    <Banner status={isDone ? 'success' : 'warning'} title={texts.results.title}>
      {rows.map(({ supplierId, name, outcome, requestId }) => (
        <WizardActions key={supplierId}>
          <span>
            {name}: {texts.results[outcome]}
          </span>
          {outcome === 'sent' || outcome === 'elsewhere' || outcome === 'payment' ? (
            <ButtonLink
              size="small"
              aria-label={`${texts.results.see}: ${name}`}
              href={accountPaths.tradeRequest(requestId)}
            >
              {texts.results.see}
            </ButtonLink>
          ) : null}
        </WizardActions>
      ))}
    </Banner>
  );
}

/** What the profile still needs before anything can be confirmed, with the way there and back to this step of this draft. */
export function MissingProfile({ missing }: { readonly missing: readonly string[] }) {
  if (missing.length === 0) return null;
  const names = missingFields({ missingFields: missing }).map((field) => profileFieldLabels[field]);
  return (
    <Banner
      status="warning"
      title={texts.profileLacks}
      action={
        <ButtonLink size="small" href={personalInfoThen(location.pathname + location.search)}>
          {texts.results.completeProfile}
        </ButtonLink>
      }
    >
      {joinList(names)}
    </Banner>
  );
}
