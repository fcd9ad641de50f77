import {
  Controls,
  DocsContext,
  Markdown,
  Source,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { IdsOfPage } from '../../.storybook/docs/ids-of-page';
import { catalogue } from '../../catalogue/catalogue';
import { CatalogueLines, StatusBadge } from './catalogue-lines';
import { CostLine } from './cost-line';
import { exampleOf } from './examples';
import { pageParts } from './page-parts';
import { StoryOnPage } from './story-on-page';

/** The page of a component: what it is, an example to copy, a playground, every state in the order it was written, keyboard and cost. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { lead, playground, states } = pageParts(useContext(DocsContext).componentStories());
  const component = preparedMeta.component as { __docgenInfo?: { description?: string } } | undefined;
  const keyboard: string | undefined = preparedMeta.parameters.docs?.description?.component;
  const file = String(preparedMeta.parameters.fileName ?? '');
  const isScreen = preparedMeta.title.startsWith('Screens/');
  const entry = catalogue[preparedMeta.title];
  const example = exampleOf(file);
  return (
    <div dir="ltr" lang="en">
      <div className="guide">
        <Title />
        {entry ? <StatusBadge status={entry.status} /> : null}
        <Subtitle />
        <Markdown>{component?.__docgenInfo?.description ?? ''}</Markdown>
        {entry ? <CatalogueLines entry={entry} /> : null}
      </div>
      {lead ? <StoryOnPage story={lead} isFramed={isScreen} /> : null}
      {example ? (
        <>
          <PartTitle>Example</PartTitle>
          <Source code={example} language="tsx" />
        </>
      ) : null}
      {playground ? (
        <>
          <PartTitle>Playground</PartTitle>
          <StoryOnPage story={playground} isFramed={isScreen} hasTitle={false} />
          {isScreen ? null : (
            <IdsOfPage suffix="controls">
              <Controls of={playground.moduleExport} />
            </IdsOfPage>
          )}
        </>
      ) : null}
      <PartTitle>States</PartTitle>
      {states.map((story) => (
        <StoryOnPage key={story.id} story={story} isFramed={isScreen} />
      ))}
      {!playground && !isScreen ? (
        <>
          <PartTitle>Properties</PartTitle>
          <IdsOfPage suffix="controls">
            <Controls />
          </IdsOfPage>
        </>
      ) : null}
      <div className="guide">
        {keyboard ? (
          <>
            <h2>Keyboard</h2>
            <div dir="auto">
              <Markdown>{keyboard}</Markdown>
            </div>
          </>
        ) : null}
        <h2>Cost</h2>
        <CostLine file={file} />
      </div>
    </div>
  );
}

const PartTitle = ({ children }: { readonly children: string }) => (
  <div className="guide">
    <h2>{children}</h2>
  </div>
);
