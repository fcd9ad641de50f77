import type { ComparedItem, CompareSelection } from '@bazaar/domain/compare';
import { createStore } from 'zustand/vanilla';

/** Why the last tick was refused, or not stored. */
export type TrayRefusal =
  | { readonly kind: 'full' }
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'other-category'; readonly categoryName: string; readonly item: ComparedItem };

export interface CompareState {
  /** Products selected for comparison; undefined while there are none, and before the browser's storage was read. */
  readonly selection: CompareSelection | undefined;
  readonly refusal: TrayRefusal | undefined;
}

/** The tray of this page. Boxes and links are drawn from it, never read. */
export const compareStore = createStore<CompareState>(() => ({ selection: undefined, refusal: undefined }));
