import { createStore } from 'zustand/vanilla';

export interface PageLike {
  readonly isOn: boolean;
  readonly count: number;
  /** The number for people; formatted by whoever sets it, so that the button carries no formatter. */
  readonly shown: string;
}

/** Likes of pages as this person sees them, by the page's id; a page that was not read yet is not here. */
export const likeStore = createStore<Readonly<Record<string, PageLike>>>()(() => ({}));

export function setLike(pageId: string, like: PageLike): void {
  likeStore.setState({ [pageId]: like });
}
