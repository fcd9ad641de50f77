import { linkOf } from '@/lib/navigation/link-target';

/** The navigation the question is about; `leave` performs it. */
export interface RequestedLeave {
  leave(): void;
}

/**
 * Asks once before unsent text is left: by a link, `onAsk` shows the page's own question; by closing or reloading, the browser's. After an
 * answer it does not ask again. Returns the function that stops it.
 */
export function listenForLeaving(onAsk: (requested: RequestedLeave) => void): () => void {
  let isRequested = false;
  const isLeaving = (event: MouseEvent) => {
    const link = linkOf(event);
    if (isRequested || link === null || !leavesPage(link) || isForBrowser(event)) return undefined;
    return link;
  };
  // Catalogue links are followed on mouse down: this stops them, and the click that follows asks.
  const onPress = (event: PointerEvent) => {
    if (isLeaving(event)) event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const link = isLeaving(event);
    if (link === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    isRequested = true;
    onAsk({ leave: () => link.click() });
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isRequested) event.preventDefault();
  };
  addEventListener('pointerdown', onPress, { capture: true });
  addEventListener('click', onClick, { capture: true });
  addEventListener('beforeunload', onUnload);
  return () => {
    removeEventListener('pointerdown', onPress, { capture: true });
    removeEventListener('click', onClick, { capture: true });
    removeEventListener('beforeunload', onUnload);
  };
}

function leavesPage(link: HTMLAnchorElement): boolean {
  if (link.target === '_blank' || link.hasAttribute('download') || !URL.canParse(link.href)) return false;
  const { origin, pathname, search } = new URL(link.href);
  return origin !== location.origin || pathname !== location.pathname || search !== location.search;
}

/** Opens another tab or window: this page stays. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
