import 'server-only';
import { continueSentence } from '@bazaar/domain/assistant';
import { type AssistantAddress, assistantHref } from '@bazaar/domain/assistant-answers';
import type { Metadata } from 'next';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { MissingNotice } from '@/lib/data/missing-notice';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata } from '@/lib/site/page-metadata';
import { assistantMessages } from '@/translations/assistant';
import { loadAreaGroups } from '../load-area-groups';
import { readAnswer } from '../reading/read-answer';
import { DialogueView } from './dialogue-view';
import { DialoguesIsland } from './dialogues-island';

const ROWS_SHOWN = 3;
const LONGEST_TURN = 500;

/** Returns the address with the next turn; undefined where none was sent. */
export function continuedAddress(address: AssistantAddress, params: URLSearchParams): string | undefined {
  if (!params.has('next')) return undefined;
  const next = (params.get('next') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TURN);
  const sentence = next === '' ? address.sentence : continueSentence(address.sentence, next);
  return assistantHref(paths.assistantDialogue, { ...address, sentence });
}

/** R04: understands a dialogue and renders its answer; without one, the first field. */
export async function DialogueScreen({ address }: { readonly address: AssistantAddress }) {
  const previous = <DialoguesIsland sentence={address.sentence} />;
  if (address.sentence === '')
    return <DialogueView address={address} previous={previous} areas={await loadAreaGroups()} />;
  const [result] = await Promise.all([readAnswer(address, ROWS_SHOWN), readEnumTexts()]);
  return (
    <>
      <MissingNotice />
      <DialogueView address={address} result={result} previous={previous} />
    </>
  );
}

/** Returns the page's metadata: canonical to the assistant, not indexed. */
export function dialogueMetadata(): Metadata {
  const { title, lead } = assistantMessages.dialogue;
  return pageMetadata({ path: paths.assistant, title, description: lead, isHidden: true });
}
