'use client';

import { getSupplier } from '@bazaar/api/suppliers';
import { listUnitsOfMeasurement } from '@bazaar/api/units';
import { newDraft, newSupplier } from '@bazaar/domain/trade-drafts';
import { useCallback, useEffect, useState } from 'react';
import { type DraftRecord, newRecord } from '@/entities/trade-draft/draft-record';
import { draftRecords, listDrafts } from '@/entities/trade-draft/draft-records';
import { readRequestAsDraft } from '@/entities/trade-draft/save-draft';
import { SharedQueries } from '@/lib/data/shared-queries';
import { accountPaths } from '@/lib/navigation/account-paths';
import { appStore } from '@/lib/session/app-state';
import { goToLogin } from '@/lib/session/go-to-login';
import { useStore } from '@/lib/store/use-store';
import { OpenWizard } from './open-wizard';
import { dropCollected, takeCollected } from './take-collected';
import { WizardView } from './wizard-view';

export interface TradeWizardScreenProps {
  /** Request to edit; without one a draft of this device, or a new one. */
  readonly requestId?: string | undefined;
  /** Draft of this device. */
  readonly draftId?: string | undefined;
  /** Supplier a new draft goes to. */
  readonly supplierId?: string | undefined;
}

/** P11 `?new=1` and P12. All data is one person's: it is read in the browser and never stored by a cache. */
export function TradeWizardScreen(props: TradeWizardScreenProps) {
  return (
    <SharedQueries>
      <Wizard {...props} />
    </SharedQueries>
  );
}

function Wizard(props: TradeWizardScreenProps) {
  const owner = useStore(appStore, ({ UserId }) => UserId);
  const [record, setRecord] = useState<DraftRecord | 'failed'>();
  const open = useCallback(async () => {
    if (owner === undefined) return;
    setRecord(undefined);
    try {
      setRecord(await openRecord(props, owner));
    } catch (error) {
      if ((error as { status?: number }).status === 401) goToLogin();
      setRecord('failed');
    }
  }, [owner, props.requestId, props.draftId, props.supplierId]);
  useEffect(() => void open(), [open]);
  if (record === 'failed') return <WizardView state="failed" onRetry={() => void open()} />;
  if (record === undefined) return <WizardView state="loading" />;
  return <OpenWizard key={record.draft.id} opened={record} isEdit={props.requestId !== undefined} />;
}

async function openRecord(props: TradeWizardScreenProps, owner: string): Promise<DraftRecord> {
  const known = await listDrafts(owner);
  if (props.requestId !== undefined) {
    const local = known.find(({ draft }) =>
      draft.suppliers.some(({ requestId }) => requestId === props.requestId),
    );
    if (local !== undefined) return local;
    const { draft, request } = await readRequestAsDraft(props.requestId, owner);
    // What can no longer be edited is followed on its own page.
    if (!request.allowedActions.includes('Edit')) location.replace(accountPaths.tradeRequest(request.id));
    return { ...newRecord(draft), base: draft };
  }
  const stored = known.find(({ draft }) => draft.id === props.draftId);
  return collect(
    stored ?? newRecord(newDraft(crypto.randomUUID(), crypto.randomUUID(), owner, Date.now())),
    props,
  );
}

/** Takes what was collected into the draft, and puts the draft's id into the address: a reload opens the same one. */
async function collect(record: DraftRecord, { supplierId }: TradeWizardScreenProps): Promise<DraftRecord> {
  const units = await listUnitsOfMeasurement().catch(() => []);
  let draft = takeCollected(record.draft, units);
  if (supplierId !== undefined && !draft.suppliers.some((one) => one.supplierId === supplierId)) {
    const supplier = await getSupplier(supplierId);
    draft = {
      ...draft,
      suppliers: [...draft.suppliers, newSupplier(supplierId, supplier.name, crypto.randomUUID())],
    };
  }
  const next = { ...record, draft };
  await draftRecords.put(draft.id, next);
  dropCollected();
  history.replaceState(history.state, '', accountPaths.tradeDraft(draft.id));
  return next;
}
