'use client';

import '@bazaar/ui/forms.css';
import { Dialog } from '@bazaar/ui/dialog';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { askSupplierMessages as texts } from '@/messages/ask-supplier';
import type { AskedThing } from '@/platform/conversations/asked-thing';
import { QuestionView } from '@/platform/conversations/question-view';
import { useQuestion } from '@/platform/conversations/use-question';
import { readSessionHint } from '@/platform/session/session-hint';
import { isolateCodes } from '@/platform/text/isolate-codes';

export interface AskDialogProps {
  readonly thing: AskedThing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A question about the thing of the page, over it. */
export function AskDialog({ thing: given, isOpen, onClose }: AskDialogProps) {
  const [thing] = useState(given);
  const question = useQuestion(thing);
  const close = () => {
    // Opened once more it is about something else.
    if (question.sentTo !== undefined) question.again();
    onClose();
  };
  return createPortal(
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.titleTo(isolateCodes(thing.supplierName))}
      closeLabel={texts.close}
    >
      <QuestionView {...question} isAnonymous={readSessionHint() === undefined} />
    </Dialog>,
    document.body,
  );
}
