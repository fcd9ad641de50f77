'use client';

import { formatToman } from '@bazaar/domain/money';
import { toPersianDigits } from '@bazaar/domain/persian';
import { checkDraft, STEPS, type Step, targetSum } from '@bazaar/domain/trade-drafts';
import { Badge } from '@bazaar/ui/badge';
import { Banner } from '@bazaar/ui/banner';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { useState } from 'react';
import type { DraftRecord } from '@/entities/trade-draft/draft-record';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { goToLogin } from '@/lib/session/go-to-login';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { DemandsPanel } from './aside/demands-panel';
import { FeePanel } from './aside/fee-panel';
import { ConflictPanel } from './conflict-panel';
import { useDraftUploads } from './files/use-draft-uploads';
import { LinesStep } from './lines/lines-step';
import { DocumentsStep } from './steps/documents-step';
import { ReviewStep } from './steps/review-step';
import { TermsStep } from './steps/terms-step';
import { useConfirmation } from './use-confirmation';
import { useOpenedField } from './use-opened-field';
import { useTradeDraft } from './use-trade-draft';
import { useWizardReads } from './use-wizard-reads';
import { fieldId, fieldName, problemText, saveText } from './wizard-texts';
import { WizardView } from './wizard-view';

export interface OpenWizardProps {
  readonly opened: DraftRecord;
  readonly isEdit: boolean;
}

/** Binds one open draft to the steps. */
export function OpenWizard({ opened, isEdit }: OpenWizardProps) {
  const open = useTradeDraft(opened);
  const { draft, change, conflict } = open;
  const reads = useWizardReads(draft);
  const [step, setStep] = useState<Step>('lines');
  const [openKey, setOpenKey] = useState(draft.lines.length === 1 ? draft.lines[0]?.key : undefined);
  const [attempted, setAttempted] = useState<ReadonlySet<Step>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const problems = checkDraft(draft, reads.rules);
  const confirmation = useConfirmation(open);
  const shown = problems.filter((problem) => attempted.has(problem.step));
  const ofStep = (id: Step) => problems.filter((problem) => problem.step === id && attempted.has(id)).length;
  const errors = {
    ...open.errors,
    ...Object.fromEntries(shown.map((problem) => [problem.path, problemText(problem)])),
  };
  const { uploads, isUploading } = useDraftUploads(change);
  const context = { draft, change, reads, uploads, errors };
  const index = STEPS.indexOf(step);
  const leadTo = (next: Step) => {
    setAttempted(new Set([...attempted, step]));
    setStep(next);
    scrollTo({ top: 0 });
  };
  useOpenedField(draft.lines, setOpenKey);
  const confirm = async () => {
    setAttempted(new Set(STEPS));
    setAttempt(attempt + 1);
    const [first] = problems;
    if (first !== undefined) {
      setStep(first.step);
      return setOpenKey(/^lines\.([^.]+)\./.exec(first.path)?.[1] ?? openKey);
    }
    await confirmation.confirm();
  };
  const { rial, unknown } = targetSum(draft);
  const count = toPersianDigits(draft.lines.length - unknown);
  const here = Object.entries(errors).filter(([path]) => stepOf(path) === step);
  return (
    <WizardView
      state="ready"
      title={
        <>
          {isEdit ? texts.editTitle : texts.title} <Badge>{texts.draft}</Badge>
        </>
      }
      note={noteOf(draft)}
      save={saveText(open.save, draft, open.isStored)}
      steps={STEPS.map((id, position) => ({
        id,
        title: texts.steps[id],
        detail: ofStep(id) > 0 ? texts.stepNotes.errors(toPersianDigits(ofStep(id))) : undefined,
        number: toPersianDigits(position + 1),
        isCurrent: id === step,
        hasErrors: ofStep(id) > 0,
      }))}
      onStep={(id) => leadTo(id as Step)}
      summary={{
        title: texts.toCorrect(toPersianDigits(here.length)),
        attempt,
        errors: here.map(([path, text]) => ({
          fieldId: fieldId(path),
          message: `${fieldName(path, draft)}: ${text}`,
        })),
      }}
      question={
        conflict ? (
          <ConflictPanel fields={conflict.fields} draft={draft} onApply={open.resolve} />
        ) : open.save.kind === 'session-ended' ? (
          <Banner
            status="error"
            title={texts.states['session-ended']}
            action={<Button onClick={goToLogin}>{texts.logIn}</Button>}
          />
        ) : undefined
      }
      aside={
        <>
          <DemandsPanel context={context} />
          <FeePanel price={reads.price.data} count={Math.max(1, draft.suppliers.length)} />
        </>
      }
      sum={
        <>
          {unknown === draft.lines.length
            ? texts.noTargets
            : unknown > 0
              ? texts.sumWithout(count, toPersianDigits(unknown))
              : texts.sum(count)}{' '}
          {unknown === draft.lines.length ? null : (
            <>
              <strong>{formatToman(rial)}</strong> <small>{texts.toman}</small>
            </>
          )}
        </>
      }
      actions={
        <>
          {index === 0 ? (
            <ButtonLink href={fixedPaths.profile}>{texts.saveAndClose}</ButtonLink>
          ) : (
            <Button onClick={() => leadTo(STEPS[index - 1] ?? 'lines')}>{texts.previous}</Button>
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
            <Button tone="primary" onClick={() => leadTo(STEPS[index + 1] ?? 'review')}>
              {texts.next(texts.steps[STEPS[index + 1] ?? 'review'])}
            </Button>
          )}
        </>
      }
    >
      {step === 'lines' ? <LinesStep context={context} openKey={openKey} onOpen={setOpenKey} /> : null}
      {step === 'terms' ? <TermsStep context={context} /> : null}
      {step === 'documents' ? (
        <DocumentsStep context={context} demanded={new Set(reads.rules.documents.map(({ id }) => id))} />
      ) : null}
      {step === 'review' ? <ReviewStep draft={draft} results={confirmation.results} /> : null}
    </WizardView>
  );
}

function stepOf(path: string): Step {
  if (/^(lines|suppliers)/.test(path)) return 'lines';
  return path.startsWith('documents') ? 'documents' : 'terms';
}

function noteOf({ suppliers, buyerReference }: DraftRecord['draft']): string {
  const [first, ...others] = suppliers;
  const to =
    first === undefined
      ? texts.toNone
      : others.length === 0
        ? texts.toOne(first.name)
        : texts.toSuppliers(toPersianDigits(suppliers.length));
  return buyerReference === '' ? to : `${texts.reference} ${buyerReference}، ${to}`;
}
