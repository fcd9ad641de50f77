import type { ComponentType, ReactNode } from 'react';
import { type Screen, screenOfStory } from '../walk/screens';

export interface StoryFrameProps {
  readonly kind: Screen['frame'];
  readonly children: ReactNode;
}

export interface ShownFrame {
  readonly screen: Screen;
  readonly Frame: ComponentType<StoryFrameProps>;
}

let shown: ShownFrame | undefined;

/** Address of the framed screen that is shown. */
export const shownPath = (): string => (shown?.screen.path ?? '/').replace(/\?.*/, '');

/** Loads the frame of a whole screen, before it is rendered: a test that plays in the story finds both. */
export async function loadFrame(storyId: string, isWanted: boolean): Promise<ShownFrame | undefined> {
  const screen = isWanted ? screenOfStory(storyId) : undefined;
  shown = screen && { screen, Frame: (await import('@/testing/story-frame/story-frame')).StoryFrame };
  return shown;
}
