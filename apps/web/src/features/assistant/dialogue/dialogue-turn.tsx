import type { Understanding } from '@bazaar/domain/assistant';
import { type DialogueTurn, saidInTurn } from '@bazaar/domain/assistant-answers';
import { MixedText } from '@bazaar/ui/mixed-text';
import { AssistantTurn } from '@bazaar/ui/patterns/assistant';
import type { ReactNode } from 'react';
import { assistantMessages } from '@/translations/assistant';
import { partPhrase } from '../words/part-text';

const texts = assistantMessages.dialogue;

/** Renders what was written in one turn, and what of it still counts. */
export function TurnView({
  turn,
  understanding,
  children,
}: {
  readonly turn: DialogueTurn;
  readonly understanding: Understanding;
  readonly children?: ReactNode;
}) {
  const { parts, notUnderstood } = saidInTurn(understanding, turn);
  const { category } = understanding;
  const isCategoryHere = category?.spans.some(({ start }) => start >= turn.start && start < turn.end);
  const phrases = [...(isCategoryHere ? [category?.title ?? ''] : []), ...parts.map(partPhrase)];
  return (
    <AssistantTurn
      sentence={
        <>
          <span className="sr">{texts.you} </span>
          <MixedText>{turn.text}</MixedText>
        </>
      }
    >
      <p>
        <MixedText>
          {phrases.length === 0 ? texts.nothingNew : texts.understood(phrases.join('، '))}
        </MixedText>
      </p>
      {notUnderstood.length === 0 ? null : (
        <p>
          <MixedText>
            {texts.notUnderstood(notUnderstood.map(({ text }) => `«${text}»`).join('، '))}
          </MixedText>
        </p>
      )}
      {children}
    </AssistantTurn>
  );
}
