import { Canvas, Controls, Markdown, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { CostLine } from './cost-line';

/** Overlays and whole screens would cover the page: they are shown in a frame of their own. */
const framed = /^(Overlays|Screens)\//;

const statesTitle = (
  <div className="guide">
    <h2>States</h2>
  </div>
);

/** The page of a component: when to use it, its keyboard, its cost, and every state. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  const component = preparedMeta.component as { __docgenInfo?: { description?: string } } | undefined;
  const keyboard: string | undefined = preparedMeta.parameters.docs?.description?.component;
  return (
    <div dir="ltr" lang="en">
      <div className="guide">
        <Title />
        <Subtitle />
        <Markdown>{component?.__docgenInfo?.description ?? ''}</Markdown>
        {keyboard ? (
          <>
            <h2>Keyboard</h2>
            <div dir="auto">
              <Markdown>{keyboard}</Markdown>
            </div>
          </>
        ) : null}
        <h2>Cost</h2>
        <CostLine file={String(preparedMeta.parameters.fileName ?? '')} />
      </div>
      {framed.test(preparedMeta.title) ? (
        stories.slice(0, 3).map(({ moduleExport, id, name }) => (
          <section key={id}>
            <h3>{name}</h3>
            <Canvas of={moduleExport} story={{ inline: false, height: '480px' }} />
          </section>
        ))
      ) : (
        <Stories title={statesTitle} includePrimary />
      )}
      <div className="guide">
        <h2>Properties</h2>
      </div>
      <Controls />
    </div>
  );
}
