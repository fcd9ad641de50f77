import type { Plugin } from 'vite';

/** Stands in the place of the page of differences until a review is copied there. */
export const NO_REVIEW = 'no-review';

/** Puts a page into the build where a review is copied to: asking whether there is one is no missing file then. */
export function placeOfReview(): Plugin {
  return {
    name: 'place-of-review',
    generateBundle() {
      const source = `<!doctype html><html lang="en"><meta name="${NO_REVIEW}"><title>Differences</title><p>No review belongs to this Storybook.</html>`;
      this.emitFile({ type: 'asset', fileName: 'changes/index.html', source });
    },
  };
}
