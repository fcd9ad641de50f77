import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../base/git.ts';
import { isApartFromStories } from './apart-from-stories.ts';
import { bundleModule } from './bundle-story.ts';

describe('files apart from the stories', () => {
  it.each([
    'docs/benchmarks.md',
    'README.md',
    'apps/sandbox/src/server.ts',
    'apps/web/e2e/list.spec.ts',
    'packages/ui/src/chip/chip.test.tsx',
  ])('%s is one', (path) => expect(isApartFromStories(path)).toBe(true));

  it.each([
    'packages/ui/src/chip/chip.tsx',
    'packages/ui/src/generated/styles.css',
    'packages/api/src/generated/mocks.ts',
    'apps/web/src/features/search/search.stories.tsx',
    'apps/web/src/app/icon.svg',
    'apps/storybook/.storybook/preview.tsx',
    'apps/storybook/docs/guide.css',
    'pnpm-lock.yaml',
    'package.json',
    // A folder nobody has thought of.
    'assets/logo.svg',
  ])('%s is not', (path) => expect(isApartFromStories(path)).toBe(false));

  it.each(['apps/sandbox', 'apps/web/e2e', 'apps/web/scripts', 'docs', 'openapi', 'scripts'])(
    'no story may import from %s',
    (folder) => {
      const { forbidden } = createRequire(import.meta.url)(`${repositoryRoot}/.dependency-cruiser.cjs`);
      const { to } = forbidden.find(({ name }: { name: string }) => name === 'stories-show-nothing-apart');
      expect([isApartFromStories(`${folder}/a.ts`), `${folder}/a.ts`]).toEqual([
        true,
        expect.stringMatching(to.path),
      ]);
    },
  );

  it('are not part of what stands around every story', async () => {
    const { inputs } = await bundleModule(`${repositoryRoot}/apps/storybook/.storybook/preview.tsx`, {
      root: repositoryRoot,
    });
    expect(inputs.length).toBeGreaterThan(20);
    expect(inputs.filter(isApartFromStories)).toEqual([]);
  });
});
