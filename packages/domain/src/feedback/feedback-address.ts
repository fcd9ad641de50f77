/** Kinds of feedback, in the order they are offered. */
export const FEEDBACK_TYPES = ['Suggestion', 'Problem', 'Complaint', 'Question', 'Praise'] as const;

export type FeedbackKind = (typeof FEEDBACK_TYPES)[number];

/** What another page fills into the form of feedback. */
export interface FeedbackPrefill {
  readonly type?: FeedbackKind | undefined;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
  /** Path of the page it is about. */
  readonly from?: string | undefined;
}

const LONGEST: Readonly<Record<'subject' | 'text' | 'from', number>> = {
  subject: 120,
  text: 1000,
  from: 500,
};

/** Returns the query that fills the form: `?type=Question&subject=…`; empty for nothing. */
export function feedbackQuery(prefill: FeedbackPrefill): string {
  const params = new URLSearchParams();
  for (const key of ['type', 'subject', 'text', 'from'] as const) {
    const value = prefill[key];
    if (value) params.set(key, value);
  }
  return params.size === 0 ? '' : `?${params}`;
}

/** Reads what an address fills in; anybody can write one: unknown kinds, other sites and what is too long are left out or cut. */
export function readFeedbackPrefill(params: URLSearchParams): FeedbackPrefill {
  const cut = (key: keyof typeof LONGEST) => params.get(key)?.trim().slice(0, LONGEST[key]) || undefined;
  const type = FEEDBACK_TYPES.find((known) => known === params.get('type'));
  const from = cut('from');
  return {
    type,
    subject: cut('subject'),
    text: cut('text'),
    from: from && isSitePath(from) ? from : undefined,
  };
}

/**
 * Returns the page a visitor came from, as a path of this site; undefined for another site, for the form itself, and for addresses of the
 * login, which say nothing about a page.
 */
export function pageOfReferrer(referrer: string, origin: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin: from, pathname, search } = new URL(referrer);
  const path = pathname + search;
  if (from !== origin || /^\/(feedback|users)(\/|$)/.test(pathname)) return undefined;
  return path.length <= LONGEST.from ? path : pathname.slice(0, LONGEST.from);
}

function isSitePath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
