import { addons } from 'storybook/preview-api';
import { type Screen, screenAt } from './screens';

/** An address that no story shows; the manager says so. */
export const NO_STORY = 'bazaar/no-story';

interface Preview {
  readonly storyStoreValue?: { readonly storyIndex: { readonly entries: Readonly<Record<string, unknown>> } };
  readonly currentRender?: { isPending?(): boolean; readonly story?: { readonly playFunction?: unknown } };
}

const preview = (): Preview | undefined =>
  (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;

/** Returns whether a test plays in the story: what it presses leads nowhere. */
export const isPlaying = (): boolean =>
  isPending() && preview()?.currentRender?.story?.playFunction !== undefined;

const isPending = (): boolean => preview()?.currentRender?.isPending?.() === true;

export const hasStory = (storyId: string): boolean =>
  preview()?.storyStoreValue?.storyIndex.entries[storyId] !== undefined;

/**
 * Selects a story in the manager; in a frame without one, shows it here. Waits for the story that is being rendered: Storybook reloads the
 * frame for another one that is requested before.
 *
 * @param isWanted whether it is still to be shown when that has ended: a visitor may have gone on meanwhile
 */
export function showStory(storyId: string, isWanted: () => boolean = () => true): void {
  if (!isWanted()) return;
  if (isPending()) {
    setTimeout(() => showStory(storyId, isWanted), 50);
    return;
  }
  const channel = addons.getChannel();
  if (window.parent === window) channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  else channel.emit('selectStory', { storyId });
}

/** Shows the story of an address of the site, as a visitor would open its page. */
export function walkTo(address: string): void {
  if (isPlaying()) return;
  const screen = screenAt(address);
  const storyId = screen && firstStory(screen);
  if (storyId === undefined) addons.getChannel().emit(NO_STORY, address);
  else showStory(storyId);
}

function firstStory({ id }: Screen): string | undefined {
  const entries = preview()?.storyStoreValue?.storyIndex.entries ?? {};
  const ready = `${id}--ready`;
  return ready in entries ? ready : Object.keys(entries).find((entry) => entry.startsWith(`${id}--`));
}
