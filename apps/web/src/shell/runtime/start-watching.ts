import { fillCategoryMenus } from '@/platform/menus/category-menus';
import { watchBuild } from '@/platform/navigation/build-check';
import { watchChunkFailures } from '@/platform/navigation/chunk-failure';

/** Starts what the page can do without at first. Answers the function that stops it. */
export function startWatching(build: string, onNewBuild: () => void): () => void {
  void fillCategoryMenus();
  const stops = [watchChunkFailures(), watchBuild(build, onNewBuild)];
  return () => {
    for (const stop of stops) stop();
  };
}
