import { fillCategoryMenus } from '@/entities/menu/category-menus';
import { exchangeSheets } from '@/lib/inlined-assets/stylesheets-as-files';
import { widenPicture } from '@/lib/inlined-assets/wider-picture';
import { watchBuild } from '@/lib/navigation/build-check';
import { watchChunkFailures } from '@/lib/navigation/chunk-failure';
import { watchLinks } from '@/lib/navigation/client-navigation';
import { fetchEarly } from '@/lib/navigation/prefetch';
import type { SiteRouter } from '@/lib/navigation/site-router';

export interface Watched {
  readonly router: SiteRouter;
  /** The build this page came from. */
  readonly build: string;
  onNewBuild(): void;
}

/** Starts what the page can do without at first. Answers the function that stops it. */
export function startWatching({ router, build, onNewBuild }: Watched): () => void {
  void fillCategoryMenus();
  exchangeSheets();
  widenPicture();
  const stops = [watchChunkFailures(), watchBuild(build, onNewBuild), watchLinks(router), fetchEarly(router)];
  return () => {
    for (const stop of stops) stop();
  };
}
