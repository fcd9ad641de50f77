'use client';

import { Fragment, useEffect } from 'react';
import { useStore } from '@/lib/store/use-store';
import { actionDialogs, closeDialog, removeDialogs } from './action-dialogs';
import type { ActionTable } from './action-table';
import { startActions } from './start-actions';

export interface ActionRuntimeProps {
  readonly table: ActionTable;
  /** Path of the current page: another page removes the dialogs. */
  readonly page?: string | null;
}

/** Runs the actions of all pages: the listener, and the dialogs it opens. Rendered once, around every page. */
export function ActionRuntime({ table, page }: ActionRuntimeProps) {
  const dialogs = useStore(actionDialogs, (state) => state.dialogs);
  useEffect(() => removeDialogs, [page]);
  useEffect(() => startActions(table), [table]);
  return dialogs.map(({ key, isOpen, draw }) => (
    <Fragment key={key}>{draw({ isOpen, onClose: () => closeDialog(key) })}</Fragment>
  ));
}
