'use client';

import { ActionRuntime } from '@/lib/actions/action-runtime';
import { actionTable } from './action-table';

/** Renders the listener with the table of all actions, and the dialogs they open. It loads with the first press. */
export function SiteActions({ page }: { readonly page: string | null }) {
  return <ActionRuntime table={actionTable} page={page} />;
}
