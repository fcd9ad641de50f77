import { fillCategoryMenus } from '@/entities/menu/category-menus';
import { addStylesheetFiles } from '@/lib/inlined-assets/stylesheets-as-files';
import { widenPicture } from '@/lib/inlined-assets/wider-picture';
import { listenForBuild } from '@/lib/navigation/build-check';
import { listenForLinks } from '@/lib/navigation/client-navigation';
import { prefetchPage } from '@/lib/navigation/prefetch';
import type { SiteRouter } from '@/lib/navigation/site-router';
import { addContrastStyles } from './contrast/contrast-styles';

export interface Watched {
  readonly router: SiteRouter;
  /** Id of the build this page came from. */
  readonly build: string;
  onNewBuild(): void;
}

/** Field vitals can be read late, because the browser keeps them: their script comes with the first press, or after this time. */
const VITALS_MS = 8_000;
const startVitals = () => void import('@/lib/vitals/start-vitals').catch(() => undefined);

/** Starts the listeners the page does not need at first. Returns the function that stops them. */
export function startListeners({ router, build, onNewBuild }: Watched): () => void {
  void fillCategoryMenus();
  addStylesheetFiles();
  widenPicture();
  setTimeout(startVitals, VITALS_MS);
  addEventListener('pointerdown', startVitals, { once: true });
  const stops = [
    listenForBuild({ ownBuild: build, onNewBuild }),
    listenForLinks(router),
    prefetchPage(router),
    addContrastStyles(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
