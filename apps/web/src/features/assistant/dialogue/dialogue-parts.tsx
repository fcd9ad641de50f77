import type { DialogueTurn } from '@bazaar/domain/assistant-answers';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { MixedText } from '@bazaar/ui/mixed-text';
import {
  AssistantAbilities,
  AssistantRequest,
  AssistantTurn,
  AssistantTurns,
} from '@bazaar/ui/patterns/assistant';
import { assistantIcon } from '@bazaar/ui/patterns/empty-icons';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages } from '@/translations/assistant';
import type { AssistantAnswer } from '../reading/read-answer';
import { TurnView } from './dialogue-turn';

const texts = assistantMessages.dialogue;

interface TurnsProps {
  readonly turns: readonly DialogueTurn[];
  /** Absent where it could not be read. */
  readonly answer: AssistantAnswer | undefined;
}

/** What was written in each turn, and what it became. */
export function Turns({ turns, answer }: TurnsProps) {
  return (
    <AssistantTurns label={texts.turns}>
      {turns.map((turn) =>
        answer === undefined ? (
          <AssistantTurn key={turn.start} speaker={texts.you} sentence={<MixedText>{turn.text}</MixedText>} />
        ) : (
          <TurnView key={turn.start} turn={turn} understanding={answer.understanding} />
        ),
      )}
    </AssistantTurns>
  );
}

/** Nothing can be listed before a category is known: the next sentence should name it. */
export function NoCategory() {
  const { title, detail, areas } = assistantMessages.nothing;
  return (
    <Card bleed>
      <EmptyPanel
        icon={assistantIcon}
        title={title}
        detail={detail}
        action={<ButtonLink href={paths.categoryType('Product')}>{areas}</ButtonLink>}
      />
    </Card>
  );
}

/** In place of the field: no further turn is taken, so the way to a new dialogue is what there is to do. */
export function FullNotice() {
  return (
    <AssistantRequest
      title={texts.full}
      detail={texts.fullDetail}
      action={
        <ButtonLink tone="primary" href={paths.assistantDialogue}>
          {texts.restart}
        </ButtonLink>
      }
    />
  );
}

/** What a sentence may hold, before the first one is written. */
export function Abilities() {
  const { title, items, note } = assistantMessages.abilities;
  return (
    <AssistantAbilities
      title={title}
      note={note}
      items={items.map(({ name, sample }) => ({ name, sample: <MixedText>{sample}</MixedText> }))}
    />
  );
}
