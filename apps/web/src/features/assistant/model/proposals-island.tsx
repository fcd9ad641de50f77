'use client';

import { AssistantGroup } from '@bazaar/ui/patterns/assistant';
import { useEffect, useState } from 'react';
import { assistantMessages } from '@/translations/assistant';
import { type ModelProposal, readProposals } from './model-proposal';

const texts = assistantMessages.model;

/**
 * Asks for the proposals of a model once the rules' result is on the page, and renders each as a link that accepts it. Its place
 * is there from the start, so that nothing moves.
 */
export function ProposalsIsland({ query }: { readonly query: string }) {
  const [proposals, setProposals] = useState<readonly ModelProposal[]>();
  useEffect(() => {
    const stop = new AbortController();
    setProposals(undefined);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    fetch('/api/assistant', { method: 'POST', body: query, headers, signal: stop.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((answer) => setProposals(readProposals(answer)))
      .catch(() => {
        if (!stop.signal.aborted) setProposals([]);
      });
    return () => stop.abort();
  }, [query]);
  return (
    <div role="status">
      <AssistantGroup
        title={texts.title}
        hint={texts.hint}
        strength="soft"
        empty={proposals === undefined ? texts.asking : texts.none}
        chips={(proposals ?? []).map(({ text, words, href }) => ({
          key: href,
          value: text,
          from: assistantMessages.from(words),
          removal: { href, label: texts.accept(text) },
          isProposal: true,
        }))}
      />
    </div>
  );
}
