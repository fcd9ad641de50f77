'use client';

import { uploadFile } from '@bazaar/api/files';
import type { TradeDocumentType } from '@bazaar/api/model';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { WizardActions, WizardBody, WizardCard, WizardProperty } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import { useRef, useState } from 'react';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { WizardContext } from '../wizard-context';
import { fieldId } from '../wizard-texts';

export interface DocumentsStepProps {
  readonly context: WizardContext;
  /** Ids of the kinds a supplier demands. */
  readonly demanded: ReadonlySet<string>;
}

/** Step 3: documents by kind; the demanded kinds come first. */
export function DocumentsStep({ context, demanded }: DocumentsStepProps) {
  const types = context.reads.documentTypes.data ?? [];
  const ordered = [...types].sort((a, b) => Number(demanded.has(b.id)) - Number(demanded.has(a.id)));
  return (
    <WizardCard id="wizard-documents" title={texts.documents}>
      <WizardBody>
        {ordered.map((type) => (
          <DocumentKind key={type.id} type={type} isDemanded={demanded.has(type.id)} context={context} />
        ))}
      </WizardBody>
    </WizardCard>
  );
}

interface DocumentKindProps {
  readonly type: TradeDocumentType;
  readonly isDemanded: boolean;
  readonly context: WizardContext;
}

function DocumentKind({ type, isDemanded, context }: DocumentKindProps) {
  const { draft, change, errors } = context;
  const [state, setState] = useState<{ readonly text: string; readonly isFailed: boolean }>();
  const input = useRef<HTMLInputElement>(null);
  const path = `documents.${type.id}`;
  const error = errors[path] ?? (state?.isFailed ? state.text : undefined);
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    setState({ text: texts.uploading(file.name), isFailed: false });
    try {
      const stored = await uploadFile(
        { file, purpose: 'TradeDocument' },
        { headers: { 'Idempotency-Key': crypto.randomUUID() } },
      );
      const document = { typeId: type.id, file: { id: stored.id, name: stored.name } };
      change((now) => ({ ...now, documents: [...now.documents, document] }));
      setState(undefined);
    } catch {
      setState({ text: texts.uploadFailed(file.name), isFailed: true });
    }
  };
  return (
    <WizardProperty title={type.title}>
      {isDemanded ? <Badge tone="warning">{texts.documentRequired}</Badge> : null}
      <WizardActions>
        {draft.documents
          .filter(({ typeId }) => typeId === type.id)
          .map(({ file }) => (
            <Button
              key={file.id}
              size="small"
              aria-label={texts.documentRemove(file.name)}
              onClick={() =>
                change((now) => ({
                  ...now,
                  documents: now.documents.filter((one) => one.file.id !== file.id),
                }))
              }
            >
              <bdi>{file.name}</bdi> ×
            </Button>
          ))}
        <Button
          id={fieldId(path)}
          size="small"
          aria-label={`${texts.documentChoose}: ${type.title}`}
          onClick={() => input.current?.click()}
        >
          {texts.documentChoose}
        </Button>
      </WizardActions>
      <input
        ref={input}
        type="file"
        hidden
        accept={type.acceptedMimes.join(',')}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      <span role="status">
        <Text tone={error === undefined ? 'muted' : 'error'}>{error ?? state?.text ?? ''}</Text>
      </span>
    </WizardProperty>
  );
}
