import { LONGEST_SENTENCE } from '@bazaar/domain/assistant';
import {
  type AssistantAddress,
  assistantHref,
  dialogueTurns,
  MOST_TURNS,
} from '@bazaar/domain/assistant-answers';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import {
  AssistantDialogue,
  AssistantHead,
  AssistantOnward,
  AssistantPanel,
  AssistantQuestion,
  AssistantSentence,
} from '@bazaar/ui/patterns/assistant';
import type { ReactNode } from 'react';
import { FailedCard } from '@/lib/data/failed-card';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages, exampleDialogues } from '@/translations/assistant';
import { AreaGroupsSection } from '../area-groups';
import { ExampleSentences } from '../example-sentences';
import type { AreaGroups } from '../load-area-groups';
import type { AnswerResult, AssistantAnswer } from '../reading/read-answer';
import { ResultsPart } from '../results-part';
import { questionView } from '../words/question-view';
import { Abilities, FullNotice, NoCategory, Turns } from './dialogue-parts';

const texts = assistantMessages.dialogue;

export interface DialogueViewProps {
  /** Its sentence is every turn, one on each line. */
  readonly address: AssistantAddress;
  readonly result?: AnswerResult;
  /** Earlier dialogues of this device. */
  readonly previous?: ReactNode;
  /** The catalogue's groups, before the first turn. */
  readonly areas?: readonly AreaGroups[];
}

/** R04: renders the turns so far with the field for the next, and the answer to the last. */
export function DialogueView({ address, result, previous, areas = [] }: DialogueViewProps) {
  const turns = dialogueTurns(address.sentence);
  const isFull = turns.length >= MOST_TURNS;
  const answer = result?.state === 'ready' ? result.value : undefined;
  return (
    <>
      <Breadcrumb
        label={assistantMessages.breadcrumb}
        crumbs={[{ label: assistantMessages.title, href: paths.assistant }, { label: texts.title }]}
      />
      <AssistantHead title={texts.title}>{texts.lead}</AssistantHead>
      <AssistantDialogue
        results={
          answer === undefined ? undefined : answer.category === undefined ? (
            <NoCategory />
          ) : (
            <ResultsPart path={paths.assistantDialogue} answer={answer} address={address} />
          )
        }
        beside={
          <>
            {turns.length === 0 ? (
              <ExampleSentences path={paths.assistantDialogue} sentences={exampleDialogues} />
            ) : null}
            {previous}
          </>
        }
      >
        {result?.state === 'failed' ? (
          <FailedCard
            texts={{ ...assistantMessages.failed, failedDetail: texts.failedDetail }}
            retryHref={assistantHref(paths.assistantDialogue, address)}
          />
        ) : null}
        <AssistantPanel>
          {turns.length === 0 ? null : <Turns turns={turns} answer={answer} />}
          {isFull ? <FullNotice /> : <NextTurn address={address} isFirst={turns.length === 0} />}
          {turns.length === 0 ? <Abilities /> : null}
          {answer === undefined ? null : <Onward answer={answer} address={address} isFull={isFull} />}
        </AssistantPanel>
      </AssistantDialogue>
      <AreaGroupsSection areas={areas} />
    </>
  );
}

/** The question that is still open, and the ways on from here; the notice of a full dialogue has the way to a new one. */
function Onward({
  answer,
  address,
  isFull,
}: Pick<DialogueViewProps, 'address'> & { readonly answer: AssistantAnswer; readonly isFull: boolean }) {
  const question = questionView(answer.understanding, paths.assistantDialogue, address);
  return (
    <>
      {question === undefined ? null : <AssistantQuestion {...question} />}
      <AssistantOnward>
        <ButtonLink tone="text" href={assistantHref(paths.assistant, address)}>
          {texts.whole}
        </ButtonLink>
        {isFull ? null : (
          <ButtonLink tone="text" href={paths.assistantDialogue}>
            {texts.restart}
          </ButtonLink>
        )}
      </AssistantOnward>
    </>
  );
}

/** The field of the next turn; what was said before is sent with it. */
function NextTurn({ address, isFirst }: { readonly address: AssistantAddress; readonly isFirst: boolean }) {
  return (
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
  );
}
