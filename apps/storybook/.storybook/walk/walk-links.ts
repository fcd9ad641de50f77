import { isPlaying, walkTo } from './show-story';

interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
}

/**
 * Makes links, forms and scripts of a story lead to the story of the next screen. None of them leaves the frame: without this the site's
 * addresses would replace Storybook by a missing page. Browsers without the Navigation API stay where they are.
 */
export function walkLinks(): void {
  // Storybook points links at the page around the frame, which a link to a place of the story would replace.
  document.querySelector('base')?.setAttribute('target', '_self');
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => follow(event as NavigateEvent));
}

function follow(event: NavigateEvent): void {
  const { destination, hashChange, downloadRequest } = event;
  if (!event.cancelable || hashChange || destination.sameDocument || downloadRequest !== null) return;
  const url = new URL(destination.url);
  if (url.origin !== location.origin) {
    event.preventDefault();
    if (!isPlaying()) window.open(url, '_blank', 'noopener');
    return;
  }
  const isFile = /\.\w+$/.test(url.pathname);
  const isStorybook = isFile && (url.pathname !== location.pathname || url.searchParams.has('viewMode'));
  if (isStorybook || url.searchParams.has('path')) return;
  event.preventDefault();
  walkTo(url.pathname + url.search);
}
