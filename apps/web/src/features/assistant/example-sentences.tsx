import { assistantHref } from '@bazaar/domain/assistant-answers';
import { AssistantSentences } from '@bazaar/ui/patterns/assistant-sentences';
import { exampleSentences, assistantMessages as texts } from '@/translations/assistant';

/** Renders sentences to begin with, or whole dialogues of several, as links to the page that understands them. */
export function ExampleSentences({
  path,
  sentences = exampleSentences,
}: {
  readonly path: string;
  readonly sentences?: readonly string[];
}) {
  return (
    <AssistantSentences
      id="assistant-examples"
      title={sentences === exampleSentences ? texts.examples : texts.dialogue.examples}
      sentences={sentences.map((text) => ({
        text: text.replaceAll('\n', texts.dialogue.turnJoin),
        href: assistantHref(path, { sentence: text, categoryIds: [], edits: '', accepted: [] }),
      }))}
    />
  );
}
