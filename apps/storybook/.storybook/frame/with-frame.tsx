import type { Decorator, Loader } from '@storybook/react-vite';
import { loadFrame, type ShownFrame } from './shown-frame';

type StoryContext = Parameters<Loader>[0];

/**
 * Only where a screen stands alone: on pages of many stories each would bring a header of its own, and a test that plays begins at the
 * screen's first stop.
 */
export const isFramed = (context: StoryContext): boolean =>
  context.globals.frame !== 'none' && context.viewMode === 'story' && !isPlayed(context);

/** By the story itself: its tag `play-fn` is in the index alone, and never among those of a story that is rendered. */
const isPlayed = (context: StoryContext): boolean =>
  (context as { playFunction?: unknown }).playFunction !== undefined;

export const frameOfScreen: Loader = async (context) => ({
  frame: await loadFrame(context.id, isFramed(context)),
});

/** Puts a screen into the site's frame or the account's; a part of a screen stays as it is. */
export const withFrame: Decorator = (Story, { loaded }) => {
  const { frame } = loaded as { frame?: ShownFrame };
  if (frame === undefined) return <Story />;
  return (
    <frame.Frame kind={frame.screen.frame}>
      <Story />
    </frame.Frame>
  );
};
