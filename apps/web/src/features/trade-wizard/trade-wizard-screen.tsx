'use client';

import { ApiError } from '@bazaar/api/api-error';
import { useCallback, useEffect, useState } from 'react';
import { SharedQueries } from '@/lib/data/shared-queries';
import { accountPaths } from '@/lib/navigation/account-paths';
import { appStore } from '@/lib/session/app-state';
import { goToLogin } from '@/lib/session/go-to-login';
import { useStore } from '@/lib/store/use-store';
import { OpenWizard } from './open-wizard';
import { type OpenedDraft, openRecord, type WizardStart } from './opening/open-record';
import { WizardView } from './wizard-view';

/** P11 `?new=1` and P12. All data is one person's: it is read in the browser and never stored by a cache. */
export function TradeWizardScreen(start: WizardStart) {
  return (
    <SharedQueries>
      <Wizard {...start} />
    </SharedQueries>
  );
}

function Wizard({ requestId, draftId, supplierId, fromId }: WizardStart) {
  const owner = useStore(appStore, ({ UserId }) => UserId);
  const [opened, setOpened] = useState<OpenedDraft | 'failed'>();
  const open = useCallback(async () => {
    if (owner === undefined) return;
    setOpened(undefined);
    try {
      const draft = await openRecord({ requestId, draftId, supplierId, fromId }, owner);
      if (draft === undefined) location.replace(accountPaths.tradeRequest(requestId ?? ''));
      else setOpened(draft);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) goToLogin();
      setOpened('failed');
    }
  }, [owner, requestId, draftId, supplierId, fromId]);
  useEffect(() => void open(), [open]);
  if (opened === 'failed') return <WizardView state="failed" onRetry={() => void open()} />;
  if (opened === undefined) return <WizardView state="loading" />;
  const { record, ...more } = opened;
  return <OpenWizard key={record.draft.id} opened={record} isEdit={requestId !== undefined} {...more} />;
}
