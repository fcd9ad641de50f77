import type { AssistantAddress } from '@bazaar/domain/assistant-answers';
import { assistantHref } from '@bazaar/domain/assistant-answers';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel, MessagePanelActions } from '@bazaar/ui/message-panel';
import {
  AssistantColumns,
  AssistantHead,
  AssistantPanel,
  AssistantSection,
} from '@bazaar/ui/patterns/assistant';
import { assistantIcon } from '@bazaar/ui/patterns/empty-icons';
import type { ReactNode } from 'react';
import { FailedCard } from '@/lib/data/failed-card';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages as texts } from '@/translations/assistant';
import { categoryMessages } from '@/translations/category';
import { AreaGroupsSection } from './area-groups';
import { ExampleSentences } from './example-sentences';
import type { AreaGroups } from './load-area-groups';
import type { AnswerResult } from './reading/read-answer';
import { ResultsPart } from './results-part';
import { SentenceField, UnderstoodPanel } from './understood-panel';

export interface AssistantViewProps {
  readonly address: AssistantAddress;
  /** Absent on the plain page. */
  readonly result?: AnswerResult;
  readonly proposals?: ReactNode;
  /** Earlier sentences of this device. */
  readonly previous?: ReactNode;
  /** The catalogue's groups, where there is no result to show. */
  readonly areas?: readonly AreaGroups[];
}

/** R03: renders the field, what a sentence became, its results, and sentences to begin with. */
export function AssistantView({ address, result, proposals, previous, areas = [] }: AssistantViewProps) {
  const pieces = address.sentence === '' ? [] : [{ text: address.sentence }];
  return (
    <>
      <Breadcrumb
        label={texts.breadcrumb}
        crumbs={[{ label: texts.home, href: paths.home }, { label: texts.title }]}
      />
      <AssistantHead title={texts.title}>{texts.lead}</AssistantHead>
      {result?.state === 'ready' ? (
        <>
          <UnderstoodPanel answer={result.value} address={address} proposals={proposals} />
          {result.value.category === undefined ? (
            <NotUnderstood sentence={address.sentence} hasGroups={areas.length > 0} />
          ) : null}
          <ResultsPart path={paths.assistant} answer={result.value} address={address} />
        </>
      ) : (
        <>
          <AssistantPanel>
            <SentenceField address={address} pieces={pieces} />
          </AssistantPanel>
          {result === undefined ? null : (
            <FailedCard texts={texts.failed} retryHref={assistantHref(paths.assistant, address)} />
          )}
        </>
      )}
      <AssistantColumns>
        <ExampleSentences path={paths.assistant} />
        {previous}
      </AssistantColumns>
      <AreaGroupsSection areas={areas} />
    </>
  );
}

interface NotUnderstoodProps {
  readonly sentence: string;
  /** The areas stand below, with their groups. */
  readonly hasGroups: boolean;
}

function NotUnderstood({ sentence, hasGroups }: NotUnderstoodProps) {
  const areas = hasGroups ? [] : Object.entries(categoryMessages.areas);
  return (
    <AssistantSection title={texts.nothing.heading}>
      <Card bleed>
        <EmptyPanel
          icon={assistantIcon}
          title={texts.nothing.detail}
          action={
            <MessagePanelActions>
              <ButtonLink href={paths.searchFor(sentence)}>{texts.nothing.search}</ButtonLink>
              {areas.map(([id, { name }]) => (
                <ButtonLink key={id} tone="text" href={paths.categoryType(id)}>
                  {name}
                </ButtonLink>
              ))}
            </MessagePanelActions>
          }
        />
      </Card>
    </AssistantSection>
  );
}
