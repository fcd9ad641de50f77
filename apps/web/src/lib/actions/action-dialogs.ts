import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

/** Renders a dialog. It stays mounted when it is closed, so that it can restore the focus and keep its state. */
export type DrawDialog = (dialog: { readonly isOpen: boolean; onClose(): void }) => ReactNode;

interface ActionDialog {
  readonly key: string;
  readonly isOpen: boolean;
  readonly draw: DrawDialog;
}

/** The dialogs that actions have opened on this page. */
export const actionDialogs = createStore<{ readonly dialogs: readonly ActionDialog[] }>(() => ({
  dialogs: [],
}));

/** Opens a dialog over the page; one of the same key is replaced and opened again. */
export function showDialog(key: string, draw: DrawDialog): void {
  const { dialogs } = actionDialogs.getState();
  const dialog = { key, draw, isOpen: true };
  const isKnown = dialogs.some((other) => other.key === key);
  actionDialogs.setState({
    dialogs: isKnown ? dialogs.map((other) => (other.key === key ? dialog : other)) : [...dialogs, dialog],
  });
}

export function closeDialog(key: string): void {
  const { dialogs } = actionDialogs.getState();
  actionDialogs.setState({
    dialogs: dialogs.map((dialog) => (dialog.key === key ? { ...dialog, isOpen: false } : dialog)),
  });
}

/** Removes all dialogs: they belong to the page that was left. */
export function removeDialogs(): void {
  actionDialogs.setState({ dialogs: [] });
}
