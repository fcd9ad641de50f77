'use client';

import { Button } from '@bazaar/ui/button';
import { RuntimeDialog } from '@bazaar/ui/runtime-dialog';
import { Text } from '@bazaar/ui/text';
import { useEffect, useState } from 'react';
import { formTexts as texts } from '@/translations/form-errors';
import { type AskedLeave, listenForLeaving } from './leave-question';

/** Asks once before words that were not sent are left; `isUnsaved` of the page's form. */
export function LeaveQuestion({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const [asked, setAsked] = useState<AskedLeave>();
  useEffect(() => (isUnsaved ? listenForLeaving(setAsked) : undefined), [isUnsaved]);
  const stay = () => setAsked(undefined);
  return (
    <RuntimeDialog
      isOpen={asked !== undefined}
      onClose={stay}
      title={texts.leaveTitle}
      closeLabel={texts.close}
    >
      <Text as="p">{texts.leaveNote}</Text>
      <Button tone="primary" onClick={stay}>
        {texts.stay}
      </Button>
      <Button
        tone="text"
        onClick={() => {
          stay();
          asked?.leave();
        }}
      >
        {texts.leave}
      </Button>
    </RuntimeDialog>
  );
}
