'use client';

import { Fragment, useEffect } from 'react';
import { useStore } from '@/lib/store/use-store';
import { actionDialogs, closeDialog, removeDialogs } from './action-dialogs';
import type { ActionTable } from './action-table';
import { startActions } from './start-actions';

export interface ActionRuntimeProps {
  readonly table: ActionTable;
  /** Path of the page on screen: the dialogs of another one go. */
  readonly page?: string | null;
}

/** Makes the actions of all pages work: the listener, and the dialogs it opens. Stands once, around every page. */
export function ActionRuntime({ table, page }: ActionRuntimeProps) {
  const dialogs = useStore(actionDialogs, (state) => state.dialogs);
  useEffect(() => removeDialogs, [page]);
  useEffect(() => startActions(table), [table]);
  return dialogs.map(({ key, isOpen, draw }) => (
    <Fragment key={key}>{draw({ isOpen, onClose: () => closeDialog(key) })}</Fragment>
  ));
}
