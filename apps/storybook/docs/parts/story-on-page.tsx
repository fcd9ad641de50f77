import { Canvas, Description } from '@storybook/addon-docs/blocks';
import type { ModuleExport } from 'storybook/internal/types';

interface ShownStory {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly moduleExport: ModuleExport;
  readonly parameters: { readonly frameHeight?: number };
}

interface StoryOnPageProps {
  readonly story: ShownStory;
  /** Shown as a page of its own, whatever its tags say. */
  readonly isFramed?: boolean;
  readonly hasTitle?: boolean;
}

/** One story with its name and description. What is tagged `framed` – opened overlays, bars at the edge of the screen – has a frame of its own. */
export function StoryOnPage({ story, isFramed = false, hasTitle = true }: StoryOnPageProps) {
  const { id, name, tags, moduleExport, parameters } = story;
  return (
    <section className="story-on-page" id={`on-page-${id}`}>
      {hasTitle ? (
        <div className="guide">
          <h3>{name}</h3>
          <Description of={moduleExport} />
        </div>
      ) : null}
      {isFramed || tags.includes('framed') ? (
        <Frame id={id} name={name} height={parameters.frameHeight ?? (isFramed ? 640 : 440)} />
      ) : (
        <Canvas of={moduleExport} sourceState="none" />
      )}
    </section>
  );
}

/** A story as a page of its own. It is opened, because its play function runs there; it is loaded when it comes into view. */
function Frame({
  id,
  name,
  height,
}: {
  readonly id: string;
  readonly name: string;
  readonly height: number;
}) {
  const address = `iframe.html?id=${id}&viewMode=story`;
  // Nobody sees the accessibility panel of a frame: axe would run in vain.
  const light = `${address}&globals=a11y.manual:!true`;
  return (
    <figure className="story-frame">
      <iframe src={light} title={name} loading="lazy" style={{ blockSize: height }} />
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </figcaption>
    </figure>
  );
}
