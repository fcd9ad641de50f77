'use client';

import '@bazaar/ui/forms.css';
import { Dialog } from '@bazaar/ui/dialog';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { QuestionObject } from '@/entities/conversation/question-object';
import { QuestionView } from '@/entities/conversation/question-view';
import { useQuestion } from '@/entities/conversation/use-question';
import { readSessionHint } from '@/lib/session/session-hint';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { askSupplierMessages as texts } from '@/translations/ask-supplier';

export interface AskDialogProps {
  readonly object: QuestionObject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renders a question about the page's object in a dialog. */
export function AskDialog({ object: given, isOpen, onClose }: AskDialogProps) {
  const [object] = useState(given);
  const question = useQuestion(object);
  const close = () => {
    // Reopened, it starts a new question.
    if (question.sentTo !== undefined) question.again();
    onClose();
  };
  return createPortal(
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.titleTo(isolateCodes(object.supplierName))}
      closeLabel={texts.close}
    >
      <QuestionView {...question} isAnonymous={readSessionHint() === undefined} />
    </Dialog>,
    document.body,
  );
}
