import type { Understanding } from '@bazaar/domain/assistant';
import { type DialogueTurn, saidInTurn } from '@bazaar/domain/assistant-answers';
import { MixedText } from '@bazaar/ui/mixed-text';
import { AssistantTurn, AssistantUnderstood } from '@bazaar/ui/patterns/assistant';
import type { ReactNode } from 'react';
import { assistantMessages } from '@/translations/assistant';
import { partText } from '../words/part-text';

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
  const chips = [
    ...(isCategoryHere && category !== undefined
      ? [{ key: 'category', title: assistantMessages.parts.category, value: category.title }]
      : []),
    ...parts.map((part) => ({ key: part.key, ...partText(part) })),
  ];
  return (
    <AssistantTurn speaker={texts.you} sentence={<MixedText>{turn.text}</MixedText>}>
      {chips.length === 0 ? (
        <p>{texts.nothingNew}</p>
      ) : (
        <AssistantUnderstood label={texts.understood} chips={chips} />
      )}
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
