/** Not the build of the checks: that one stays as they left it. */
const folder = 'dist/chromatic';

/** Builds with the graph of modules that TurboSnap reads. */
export const buildWords = ['build', '-o', folder, '--quiet', '--stats-json'] as const;

/**
 * TurboSnap photographs only the stories that a changed file reaches. What reaches them by other paths than an import photographs all: the
 * fonts, and the generated stylesheet by its tokens. A difference that nobody has accepted ends with 1; those of the main branch are the
 * new baseline.
 */
export const chromaticWords = [
  '--storybook-build-dir',
  folder,
  '--storybook-base-dir',
  'apps/storybook',
  '--only-changed',
  '--externals',
  'packages/ui/src/fonts/**',
  '--externals',
  'apps/storybook/.storybook/*.html',
  '--auto-accept-changes',
  'main',
] as const;
