import type { Understanding, UnderstoodPart } from '@bazaar/domain/assistant';
import { type DialogueTurn, saidInTurn } from '@bazaar/domain/assistant-answers';
import { MixedText } from '@bazaar/ui/mixed-text';
import { AssistantTurn, AssistantUnderstood } from '@bazaar/ui/patterns/assistant';
import type { ReactNode } from 'react';
import { assistantMessages } from '@/translations/assistant';
import { partText } from '../words/part-text';

const { dialogue: texts, groups } = assistantMessages;

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
  const partsOf = (strength: UnderstoodPart['strength']) =>
    parts.filter((part) => part.strength === strength).map((part) => ({ key: part.key, ...partText(part) }));
  const hard = [
    ...(isCategoryHere && category !== undefined
      ? [{ key: 'category', title: assistantMessages.parts.category, value: category.title }]
      : []),
    ...partsOf('hard'),
  ];
  const soft = partsOf('soft');
  const unknown = notUnderstood.map(({ text, span }) => ({
    key: `${span.start}`,
    value: assistantMessages.quoted(text),
  }));
  const isNothing = [hard, soft, unknown].every(({ length }) => length === 0);
  return (
    <AssistantTurn speaker={texts.you} sentence={<MixedText>{turn.text}</MixedText>}>
      {isNothing ? <p>{texts.nothingNew}</p> : null}
      <AssistantUnderstood label={texts.understood} strength="hard" chips={hard} />
      <AssistantUnderstood label={groups.soft.title} strength="soft" chips={soft} />
      <AssistantUnderstood label={groups.unknown.title} strength="unknown" chips={unknown} />
      {children}
    </AssistantTurn>
  );
}
