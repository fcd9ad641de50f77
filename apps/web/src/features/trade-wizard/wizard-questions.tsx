import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import type { ReactNode } from 'react';
import type { ConfirmResult } from '@/entities/trade-draft/confirm-draft';
import { goToLogin } from '@/lib/session/go-to-login';
import { supplierMessages } from '@/translations/supplier';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { ConflictPanel } from './conflict-panel';
import { ConfirmResults } from './sending/confirm-results';
import type { OpenDraft } from './use-trade-draft';
import type { WizardContext } from './wizard-context';

export interface WizardQuestionsProps {
  readonly open: OpenDraft;
  readonly reads: WizardContext['reads'];
  readonly results: readonly ConfirmResult[];
  /** The reviewer's sentence, of a request that needs correction. */
  readonly reason: string | undefined;
}

/** What comes before every step: results of a press, two versions, a new login, what the reviewer asks for. */
export function WizardQuestions({ open, reads, results, reason }: WizardQuestionsProps): ReactNode {
  const { record, draft, save, session } = open;
  const [conflict] = record.conflicts;
  return (
    <>
      <ConfirmResults done={record.done} results={results} />
      {reason === undefined ? null : (
        <Banner status="warning" title={texts.correction}>
          {reason}
        </Banner>
      )}
      {conflict === undefined ? null : (
        <ConflictPanel
          key={record.conflicts.length}
          fields={conflict.fields}
          draft={draft}
          nameOf={namesIn(reads)}
          onApply={(paths) => void session()?.resolve(paths)}
        />
      )}
      {save.kind === 'session-ended' ? (
        <Banner
          status="error"
          title={texts.states['session-ended']}
          action={<Button onClick={goToLogin}>{texts.logIn}</Button>}
        />
      ) : null}
    </>
  );
}

/** Returns how the value of a field is called, where it is an id. */
function namesIn({ units, addresses, cityName }: WizardContext['reads']) {
  const methods: Readonly<Record<string, string>> = supplierMessages.deliveryMethods;
  const terms: Readonly<Record<string, string>> = supplierMessages.paymentTerms;
  return (path: string, id: string): string | undefined => {
    switch (path.slice(path.lastIndexOf('.') + 1)) {
      case 'unitId':
        return units.data?.find((unit) => unit.id === id)?.title;
      case 'deliveryAddressId':
        return addresses.data?.find((address) => address.id === id)?.title;
      case 'deliveryCityId':
        return cityName;
      case 'deliveryMethod':
        return methods[id];
      case 'paymentTerm':
        return terms[id];
      default:
        return undefined;
    }
  };
}
