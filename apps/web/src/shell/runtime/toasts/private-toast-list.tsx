'use client';

import '@bazaar/ui/toasts.css';
import { RuntimeToasts } from '@bazaar/ui/runtime-toast';
import { DrawnBy, type ToastListProps } from './toast-list';

/** Renders the toasts behind the login, where the runtime is loaded anyway. */
export function PrivateToastList({ toasts }: ToastListProps) {
  return <DrawnBy corner={RuntimeToasts} toasts={toasts} />;
}
