import { LONGEST_SENTENCE } from '@bazaar/domain/assistant';
import {
  type AssistantAddress,
  assistantHref,
  dialogueTurns,
  MOST_TURNS,
} from '@bazaar/domain/assistant-answers';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import {
  AssistantColumns,
  AssistantHead,
  AssistantOnward,
  AssistantPanel,
  AssistantQuestion,
  AssistantSentence,
} from '@bazaar/ui/patterns/assistant';
import { assistantIcon } from '@bazaar/ui/patterns/empty-icons';
import type { ReactNode } from 'react';
import { FailedCard } from '@/lib/data/failed-card';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages } from '@/translations/assistant';
import { ExampleSentences } from '../example-sentences';
import type { AnswerResult } from '../reading/read-answer';
import { ResultsPart } from '../results-part';
import { questionView } from '../words/question-view';
import { TurnView } from './dialogue-turn';

const texts = assistantMessages.dialogue;

export interface DialogueViewProps {
  /** Its sentence is every turn, one on each line. */
  readonly address: AssistantAddress;
  readonly result?: AnswerResult;
  /** Earlier dialogues of this device. */
  readonly previous?: ReactNode;
}

/** R04: renders the turns so far, the answer to the last, and the field for the next. */
export function DialogueView({ address, result, previous }: DialogueViewProps) {
  const turns = dialogueTurns(address.sentence);
  return (
    <>
      <Breadcrumb
        label={assistantMessages.breadcrumb}
        crumbs={[{ label: assistantMessages.title, href: paths.assistant }, { label: texts.title }]}
      />
      <AssistantHead title={texts.title}>{texts.lead}</AssistantHead>
      {result?.state === 'failed' ? (
        <FailedCard
          texts={assistantMessages.failed}
          retryHref={assistantHref(paths.assistantDialogue, address)}
        />
      ) : null}
      {result?.state === 'ready' ? <Answered address={address} result={result} /> : null}
      {turns.length >= MOST_TURNS ? (
        <Card bleed>
          <EmptyPanel
            icon={assistantIcon}
            title={texts.full}
            action={<ButtonLink href={paths.assistantDialogue}>{texts.restart}</ButtonLink>}
          />
        </Card>
      ) : (
        <NextTurn address={address} isFirst={turns.length === 0} />
      )}
      <AssistantColumns>
        {turns.length === 0 ? <ExampleSentences path={paths.assistantDialogue} /> : null}
        {previous}
      </AssistantColumns>
    </>
  );
}

function Answered({
  address,
  result,
}: Pick<DialogueViewProps, 'address'> & { readonly result: AnswerResult }) {
  if (result.state !== 'ready') return null;
  const { understanding } = result.value;
  const question = questionView(understanding, paths.assistantDialogue, address);
  return (
    <>
      <ol aria-label={texts.turns}>
        {dialogueTurns(understanding.sentence).map((turn) => (
          <TurnView key={turn.start} turn={turn} understanding={understanding} />
        ))}
      </ol>
      {question === undefined ? null : <AssistantQuestion {...question} />}
      <ResultsPart path={paths.assistantDialogue} answer={result.value} address={address} />
      <AssistantOnward>
        <ButtonLink tone="text" href={assistantHref(paths.assistant, address)}>
          {texts.whole}
        </ButtonLink>
        <ButtonLink tone="text" href={paths.assistantDialogue}>
          {texts.restart}
        </ButtonLink>
      </AssistantOnward>
    </>
  );
}

/** The field of the next turn; what was said before is sent with it. */
function NextTurn({ address, isFirst }: { readonly address: AssistantAddress; readonly isFirst: boolean }) {
  return (
    <AssistantPanel>
      <AssistantSentence
        id="assistant-turn"
        action={paths.assistantDialogue}
        name={isFirst ? 'q' : 'next'}
        label={isFirst ? texts.first : texts.label}
        submit={texts.submit}
        placeholder={texts.placeholder}
        maxLength={LONGEST_SENTENCE}
        pieces={[]}
        legend={assistantMessages.legend}
        hidden={
          isFirst
            ? {}
            : {
                q: address.sentence,
                ...(address.categoryIds.length > 0 ? { c: address.categoryIds.join(',') } : {}),
                ...(address.edits === '' ? {} : { e: address.edits }),
              }
        }
      />
    </AssistantPanel>
  );
}
