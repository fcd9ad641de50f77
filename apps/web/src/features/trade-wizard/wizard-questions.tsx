import type { FieldConflict } from '@bazaar/domain/trade-drafts';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import type { ReactNode } from 'react';
import type { ConfirmResult } from '@/entities/trade-draft/confirm-draft';
import { goToLogin } from '@/lib/session/go-to-login';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { ConflictPanel } from './conflict/conflict-panel';
import { useValueNames } from './conflict/use-value-names';
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

const NO_FIELDS: readonly FieldConflict[] = [];

/** What comes before every step: results of a press, two versions, a new login, what the reviewer asks for. */
export function WizardQuestions({ open, reads, results, reason }: WizardQuestionsProps): ReactNode {
  const { record, draft, save, session } = open;
  const [conflict] = record.conflicts;
  const nameOf = useValueNames(conflict?.fields ?? NO_FIELDS, draft, reads);
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
          nameOf={nameOf}
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
