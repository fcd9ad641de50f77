import { paths } from '@/lib/navigation/paths';

/** Returns the address of a search of the questions. */
export function faqSearchHref(term: string, isExact = false): string {
  return `${paths.faq}?${new URLSearchParams({ term, ...(isExact ? { exact: '1' } : {}) })}`;
}
