import { assistantHref } from '@bazaar/domain/assistant-answers';
import { AssistantSentences } from '@bazaar/ui/patterns/assistant-sentences';
import { exampleSentences, assistantMessages as texts } from '@/translations/assistant';

/** Renders sentences to begin with, as links to the page that understands them. */
export function ExampleSentences({ path }: { readonly path: string }) {
  return (
    <AssistantSentences
      id="assistant-examples"
      title={texts.examples}
      sentences={exampleSentences.map((text) => ({
        text,
        href: assistantHref(path, { sentence: text, categoryIds: [], edits: '', accepted: [] }),
      }))}
    />
  );
}
