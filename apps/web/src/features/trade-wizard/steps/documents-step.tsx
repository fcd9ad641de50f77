'use client';

import { DOCUMENT_RULES, documentRules } from '@bazaar/domain/files/check-file';
import { Badge } from '@bazaar/ui/badge';
import { WizardBody, WizardCard } from '@bazaar/ui/patterns/trade-wizard';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { FileField } from '../files/file-field';
import { documentTarget, withoutFile } from '../files/with-file';
import type { WizardContext } from '../wizard-context';
import { fieldId } from '../wizard-texts';

export interface DocumentsStepProps {
  readonly context: WizardContext;
  /** Ids of the kinds a supplier demands. */
  readonly demanded: ReadonlySet<string>;
}

/** Step 3: documents by kind; the demanded kinds come first. */
export function DocumentsStep({ context, demanded }: DocumentsStepProps) {
  const { draft, change, errors, uploads } = context;
  const types = context.reads.documentTypes.data ?? [];
  const ordered = [...types].sort((a, b) => Number(demanded.has(b.id)) - Number(demanded.has(a.id)));
  return (
    <WizardCard id="wizard-documents" title={texts.documents}>
      <WizardBody>
        {ordered.map((type) => {
          const target = documentTarget(type.id);
          const files = draft.documents.filter(({ typeId }) => typeId === type.id).map(({ file }) => file);
          const others = draft.documents.length - files.length;
          return (
            <FileField
              key={type.id}
              id={fieldId(target)}
              error={errors[target]}
              label={
                <>
                  {type.title}{' '}
                  {demanded.has(type.id) ? <Badge tone="warning">{texts.documentRequired}</Badge> : null}
                </>
              }
              target={target}
              queue={uploads}
              rules={documentRules(type, DOCUMENT_RULES.room - others)}
              files={files}
              onRemove={(id) => change(withoutFile(target, id))}
            />
          );
        })}
      </WizardBody>
    </WizardCard>
  );
}
