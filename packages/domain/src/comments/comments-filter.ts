/** States a person's own comments can be narrowed to; `all` is no restriction. */
export const COMMENT_STATES = ['all', 'Pending', 'Approved', 'Rejected'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** What the address of the list of my comments says. */
export interface CommentsFilter {
  readonly term: string;
  readonly state: CommentState;
  readonly pageNumber: number;
}

const LONGEST_TERM = 100;
const LAST_PAGE = 10_000;

/** Parses the address of the list; what is invalid is left out. */
export function parseCommentsFilter(params: Pick<URLSearchParams, 'get'>): CommentsFilter {
  const page = params.get('pageNumber') ?? '';
  const pageNumber = /^\d{1,5}$/.test(page) ? Number(page) : 1;
  return {
    term: (params.get('term') ?? '').trim().slice(0, LONGEST_TERM),
    state: COMMENT_STATES.find((state) => state === params.get('state')) ?? 'all',
    pageNumber: pageNumber >= 1 && pageNumber <= LAST_PAGE ? pageNumber : 1,
  };
}

/** Returns the query of a filter; empty for the whole list. */
export function writeCommentsFilter({ term, state, pageNumber }: CommentsFilter): string {
  return new URLSearchParams({
    ...(term === '' ? {} : { term }),
    ...(state === 'all' ? {} : { state }),
    ...(pageNumber === 1 ? {} : { pageNumber: String(pageNumber) }),
  }).toString();
}
