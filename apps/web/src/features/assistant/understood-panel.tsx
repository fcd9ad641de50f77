import { LONGEST_SENTENCE } from '@bazaar/domain/assistant';
import { type AssistantAddress, sentencePieces } from '@bazaar/domain/assistant-answers';
import {
  AssistantGroup,
  AssistantPanel,
  AssistantQuestion,
  AssistantSentence,
} from '@bazaar/ui/patterns/assistant';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages as texts } from '@/translations/assistant';
import type { AssistantAnswer } from './reading/read-answer';
import { categoryChips } from './words/category-chips';
import { ChipEditor } from './words/chip-editor';
import { partChip, unknownChips } from './words/chip-views';
import { questionView } from './words/question-view';

const SENTENCE_ID = 'assistant-sentence';

/** Renders the field with its sentence, what the sentence became, and the one question. */
export function UnderstoodPanel({
  answer,
  address,
  proposals,
}: {
  readonly answer: AssistantAnswer;
  readonly address: AssistantAddress;
  /** Proposals of the model, which come later. */
  readonly proposals?: ReactNode;
}) {
  const { understanding } = answer;
  const path = paths.assistant;
  const question = questionView(understanding, path, address);
  return (
    <AssistantPanel>
      <SentenceField address={address} pieces={sentencePieces(understanding)} />
      <AssistantGroup
        {...texts.groups.hard}
        strength="hard"
        chips={[...categoryChips(answer, address), ...partChips(answer, address, 'hard')]}
        add={{ href: `#${SENTENCE_ID}`, label: texts.addHard }}
      />
      <AssistantGroup
        {...texts.groups.soft}
        strength="soft"
        chips={partChips(answer, address, 'soft')}
        add={{ href: `#${SENTENCE_ID}`, label: texts.addSoft }}
      />
      <AssistantGroup
        {...texts.groups.unknown}
        strength="unknown"
        chips={unknownChips(understanding, path, address)}
      />
      {proposals}
      {question === undefined ? null : <AssistantQuestion {...question} />}
    </AssistantPanel>
  );
}

/** Renders the field alone. */
export function SentenceField({
  address,
  pieces,
}: {
  readonly address: AssistantAddress;
  readonly pieces: ReturnType<typeof sentencePieces>;
}) {
  return (
    <AssistantSentence
      id={SENTENCE_ID}
      action={paths.assistant}
      name="q"
      label={texts.label}
      submit={texts.submit}
      placeholder={texts.placeholder}
      maxLength={LONGEST_SENTENCE}
      pieces={pieces}
      legend={texts.legend}
      {...(address.sentence === '' ? {} : { clear: { href: paths.assistant, label: texts.clear } })}
    />
  );
}

function partChips(answer: AssistantAnswer, address: AssistantAddress, strength: 'hard' | 'soft') {
  const { understanding, vocabulary } = answer;
  return understanding.parts
    .filter((part) => part.strength === strength)
    .map((part) => ({
      ...partChip(understanding, part, paths.assistant, address),
      editor: (
        <ChipEditor
          part={part}
          path={paths.assistant}
          address={address}
          vocabulary={vocabulary}
          categoryId={understanding.category?.categoryId ?? ''}
        />
      ),
    }));
}
