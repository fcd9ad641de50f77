import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Link } from '@bazaar/ui/link';
import { Text } from '@bazaar/ui/text';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { faqMessages as texts } from '@/translations/faq';
import { faqSearchHref } from './faq-address';
import type { FaqSearchState } from './faq-search-state';

/** Renders what a search has found, read out when it changes, and the way back from a repaired term. */
export function FaqStatus({ state }: { readonly state: FaqSearchState }) {
  return (
    <div role="status" data-faq-status>
      {state.kind === 'all' ? null : <Text tone="muted">{sentenceOf(state)} </Text>}
      {state.kind === 'found' && state.repaired !== undefined ? (
        <Link href={faqSearchHref(state.term, true)} data-faq-exact={state.term}>
          {texts.exact(isolateCodes(state.term))}
        </Link>
      ) : null}
    </div>
  );
}

function sentenceOf(state: Exclude<FaqSearchState, { kind: 'all' }>): string {
  const term = isolateCodes(state.term);
  if (state.kind === 'none') return texts.none(term);
  const count = formatNumber(state.count);
  return state.repaired === undefined
    ? texts.found(count, term)
    : texts.repaired(term, isolateCodes(state.repaired), count);
}
