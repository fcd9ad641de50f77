'use client';

import { toPersianDigits } from '@bazaar/domain/persian';
import { checkDraft, isSameValue, STEPS, type Step, valueAt } from '@bazaar/domain/trade-drafts';
import { Badge } from '@bazaar/ui/badge';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import type { DraftRecord } from '@/entities/trade-draft/draft-record';
import { accountPaths } from '@/lib/navigation/account-paths';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { DemandsPanel } from './aside/demands-panel';
import { FeePanel } from './aside/fee-panel';
import { useDraftUploads } from './files/use-draft-uploads';
import { LinesStep } from './lines/lines-step';
import type { Correction } from './opening/open-record';
import { useNamedDraft } from './opening/use-named-draft';
import { UnreadReads } from './reads/unread-reads';
import { useWizardReads } from './reads/use-wizard-reads';
import { ConfirmResults, MissingProfile } from './sending/confirm-results';
import { TermsChanges } from './sending/terms-changes';
import { useConfirmation } from './sending/use-confirmation';
import { useTermsNow } from './sending/use-terms-now';
import { DocumentsStep } from './steps/documents-step';
import { ReviewStep } from './steps/review-step';
import { TermsStep } from './steps/terms-step';
import { TargetTotal } from './target-total';
import { useOpenedField } from './use-opened-field';
import { useSteps } from './use-steps';
import { useTradeDraft } from './use-trade-draft';
import { WizardQuestions } from './wizard-questions';
import { fieldId, placeText, problemText, recipientText, saveText, summaryText } from './wizard-texts';
import { WizardView } from './wizard-view';

export interface OpenWizardProps {
  readonly opened: DraftRecord;
  readonly isEdit: boolean;
  /** What the reviewer asks to be changed. */
  readonly correction?: Correction | undefined;
  /** How much of the basket found no room in the draft. */
  readonly leftCount?: number;
}

/** Binds one open draft to the steps. */
export function OpenWizard({ opened, isEdit, correction, leftCount }: OpenWizardProps) {
  const open = useTradeDraft(opened);
  const { draft, change, record } = open;
  const reads = useWizardReads(draft);
  const terms = useTermsNow(draft, reads.settings);
  const { step, attempted, ...steps } = useSteps();
  const [openKey, setOpenKey] = useState(draft.lines.length === 1 ? draft.lines[0]?.key : undefined);
  const [attempt, setAttempt] = useState(0);
  const problems = checkDraft(draft, reads.rules);
  const confirmation = useConfirmation(open, terms);
  const shown = problems.filter((problem) => attempted.has(problem.step));
  const problemAt = new Map(shown.map((problem) => [problem.path, problem]));
  const errors = {
    ...unchanged(correction, opened, draft),
    ...open.errors,
    ...Object.fromEntries(shown.map((problem) => [problem.path, problemText(problem)])),
  };
  const ofStep = (id: Step) => Object.keys(errors).filter((path) => stepOf(path) === id).length;
  const { uploads, isUploading } = useDraftUploads(change);
  const context = { draft, change, reads, uploads, errors };
  const index = STEPS.indexOf(step);
  useOpenedField(draft.lines, setOpenKey);
  useNamedDraft(draft, opened.draft, isEdit);
  const leadToField = (path: string) => {
    steps.show(stepOf(path));
    setOpenKey(/^lines\.([^.]+)\./.exec(path)?.[1] ?? openKey);
    setAttempt((last) => last + 1);
  };
  const confirm = async () => {
    steps.attemptAll();
    const [first] = problems;
    if (first !== undefined) return leadToField(first.path);
    await confirmation.confirm();
    const [refused] = Object.keys(open.session()?.state().errors ?? {});
    if (refused !== undefined) leadToField(refused);
  };
  if (open.isClosed) {
    const isSent = record.done.length > 0;
    return (
      <WizardView state="done" title={isSent ? texts.sentTitle : texts.closedElsewhere}>
        <ConfirmResults done={record.done} results={[]} />
        {isSent ? <Text>{texts.sentNote}</Text> : null}
      </WizardView>
    );
  }
  const refusal = confirmation.results.find(({ outcome }) => outcome === 'profile');
  const here = Object.entries(errors).filter(([path]) => stepOf(path) === step);
  return (
    <WizardView
      state="ready"
      title={
        <>
          {isEdit ? texts.editTitle : texts.title} <Badge>{texts.draft}</Badge>
        </>
      }
      note={recipientText(draft)}
      save={saveText(open.save, draft, open.isStored)}
      steps={STEPS.map((id, position) => ({
        id,
        title: texts.steps[id],
        detail: ofStep(id) > 0 ? texts.stepNotes.errors(toPersianDigits(ofStep(id))) : undefined,
        number: toPersianDigits(position + 1),
        isCurrent: id === step,
        hasErrors: ofStep(id) > 0,
      }))}
      // What is being sent is what is seen: no field meanwhile.
      onStep={(id) => (confirmation.isSending ? undefined : steps.leadTo(id as Step))}
      summary={{
        title: texts.toCorrect(toPersianDigits(here.length)),
        attempt,
        errors: here.map(([path, text]) => ({
          fieldId: fieldId(path),
          message: summaryText(path, text, draft, problemAt.get(path)),
        })),
      }}
      question={
        <WizardQuestions
          open={open}
          reads={reads}
          results={confirmation.results}
          reason={correction?.reason}
        />
      }
      aside={
        <>
          <UnreadReads draft={draft} />
          <DemandsPanel context={context} />
          <FeePanel suppliers={draft.suppliers} fees={reads.fees} />
        </>
      }
      sum={<TargetTotal draft={draft} />}
      actions={
        <>
          {index === 0 ? (
            <ButtonLink href={accountPaths.tradeRequests}>{texts.saveAndClose}</ButtonLink>
          ) : (
            <Button
              disabled={confirmation.isSending}
              onClick={() => steps.leadTo(STEPS[index - 1] ?? 'lines')}
            >
              {texts.previous}
            </Button>
          )}
          {step === 'review' ? (
            <Button
              tone="primary"
              disabled={confirmation.isSending || isUploading}
              onClick={() => void confirm()}
            >
              {isUploading ? texts.sendingFiles : confirmation.isSending ? texts.confirming : texts.confirm}
            </Button>
          ) : (
            <Button tone="primary" onClick={() => steps.leadTo(STEPS[index + 1] ?? 'review')}>
              {texts.next(texts.steps[STEPS[index + 1] ?? 'review'])}
            </Button>
          )}
        </>
      }
    >
      {step === 'lines' ? (
        <LinesStep context={context} openKey={openKey} leftCount={leftCount} onOpen={setOpenKey} />
      ) : null}
      {step === 'terms' ? <TermsStep context={context} /> : null}
      {step === 'documents' ? (
        <DocumentsStep context={context} demanded={new Set(reads.rules.documents.map(({ id }) => id))} />
      ) : null}
      {step === 'review' ? (
        <ReviewStep draft={draft} units={reads.units.data ?? []} place={placeText(draft, reads)}>
          <MissingProfile missing={reads.profile.data?.missingFields ?? refusal?.missingFields ?? []} />
          <TermsChanges
            changes={confirmation.changes}
            draft={draft}
            state={terms.terms === undefined ? (terms.isFailed ? 'failed' : 'loading') : 'ready'}
            documentName={(id) => reads.documentTypes.data?.find((type) => type.id === id)?.title ?? id}
            onRetry={() => void terms.readAgain()}
            onAccept={confirmation.accept}
            onEdit={() => steps.leadTo('lines')}
          />
        </ReviewStep>
      ) : null}
    </WizardView>
  );
}

/** Returns the reviewer's sentences at the fields that are still as they were reviewed. */
function unchanged(
  correction: Correction | undefined,
  { draft: before }: DraftRecord,
  draft: DraftRecord['draft'],
): Readonly<Record<string, string>> {
  const entries = Object.entries(correction?.errors ?? {});
  return Object.fromEntries(
    entries.filter(([path]) => isSameValue(path, valueAt(before, path), valueAt(draft, path))),
  );
}

function stepOf(path: string): Step {
  if (/^(lines|suppliers)/.test(path)) return 'lines';
  return path.startsWith('documents') ? 'documents' : 'terms';
}
