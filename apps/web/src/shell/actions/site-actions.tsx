'use client';

import { ActionRuntime } from '@/lib/actions/action-runtime';
import { actionTable } from './action-table';

/** The listener with the table of all actions, and the dialogs they open. It comes with the first press. */
export function SiteActions({ page }: { readonly page: string | null }) {
  return <ActionRuntime table={actionTable} page={page} />;
}
