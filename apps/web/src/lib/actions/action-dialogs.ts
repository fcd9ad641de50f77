import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

/** Draws a dialog. It stays in the page when it is closed, so that it can give the focus back and go on with what it holds. */
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

/** Opens a dialog over the page; one of the same key is drawn anew and opened again. */
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

/** Takes all dialogs out of the page: they belong to the one that was left. */
export function removeDialogs(): void {
  actionDialogs.setState({ dialogs: [] });
}
