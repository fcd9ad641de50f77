import type { ComparedItem, CompareSelection } from '@bazaar/domain/compare';
import { createStore } from 'zustand/vanilla';

/** Why the last tick was not taken, or not stored. */
export type TrayRefusal =
  | { readonly kind: 'full' }
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'other-category'; readonly categoryName: string; readonly item: ComparedItem };

export interface CompareState {
  /** What waits for comparison; undefined while nothing does, and before the browser's storage was read. */
  readonly selection: CompareSelection | undefined;
  readonly refusal: TrayRefusal | undefined;
}

/** The tray of this page. Boxes and links are drawn from it, never read. */
export const compareStore = createStore<CompareState>(() => ({ selection: undefined, refusal: undefined }));
