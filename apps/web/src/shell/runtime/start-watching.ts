import { exchangeSheets } from '@/platform/first-view/sheets-as-files';
import { widenPicture } from '@/platform/first-view/wider-picture';
import { fillCategoryMenus } from '@/platform/menus/category-menus';
import { watchBuild } from '@/platform/navigation/build-check';
import { watchChunkFailures } from '@/platform/navigation/chunk-failure';
import { fetchEarly } from '@/platform/navigation/early-pages';
import type { SiteRouter } from '@/platform/navigation/site-router';
import { watchLinks } from '@/platform/navigation/soft-links';

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
