'use client';

import { Button } from '@bazaar/ui/button';
import { RuntimeDialog } from '@bazaar/ui/runtime-dialog';
import { useEffect, useState } from 'react';
import { formTexts as texts } from '@/translations/form-errors';
import { listenForLeaving, type RequestedLeave } from './leave-question';

/** Renders the question before unsent text is left; `isUnsaved` is the state of the page's form. */
export function LeaveQuestion({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const [requested, setRequested] = useState<RequestedLeave>();
  useEffect(() => (isUnsaved ? listenForLeaving(setRequested) : undefined), [isUnsaved]);
  const stay = () => setRequested(undefined);
  return (
    <RuntimeDialog
      isOpen={requested !== undefined}
      onClose={stay}
      title={texts.leaveTitle}
      closeLabel={texts.close}
      description={texts.leaveNote}
    >
      <Button tone="primary" onClick={stay}>
        {texts.stay}
      </Button>
      <Button
        tone="text"
        onClick={() => {
          stay();
          requested?.leave();
        }}
      >
        {texts.leave}
      </Button>
    </RuntimeDialog>
  );
}
