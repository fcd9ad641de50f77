import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { componentCosts } from '../scripts/costs/costs-plugin.ts';
import { examples } from '../scripts/examples/examples-plugin.ts';
import { siteIcons } from '../scripts/icons/site-icons-plugin.ts';
import { lightManager } from '../scripts/manager/light-manager.ts';
import { docgenOptions, docgenProject } from '../scripts/props/docgen-options.ts';
import { placeOfReview } from './docs/place-of-review.ts';
import { localPictures } from './mocks/local-pictures.ts';
import { mockWorkerFile } from './mocks/worker-plugin.ts';

const config: StorybookConfig = {
  stories: [
    '../docs/**/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  staticDirs: [
    { from: '../../web/src/app/icon.svg', to: '/favicon.svg' },
    // Storybook's page asks for its icon by the name of the file it comes from.
    { from: '../../web/src/app/icon.svg', to: '/icon.svg' },
    { from: '../../../packages/ui/src/fonts/vazirmatn.woff2', to: '/vazirmatn.woff2' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // They explain Storybook to those who set it up.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Only this reader follows a property to its type in another file: the variants of the definitions, the frame of the fields.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...docgenOptions,
      tsconfigPath: docgenProject,
      include: ['../../packages/ui/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.example.tsx', '**/*.test.tsx'],
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      componentCosts(),
      siteIcons(),
      examples(),
      mockWorkerFile(),
      localPictures(),
      placeOfReview(),
      lightManager(),
    ],
    // Stories of the web app's views use the app's module names.
    resolve: {
      ...vite.resolve,
      alias: {
        ...vite.resolve?.alias,
        '@': fileURLToPath(new URL('../../web/src', import.meta.url)),
        'next/navigation': fileURLToPath(new URL('next-navigation.ts', import.meta.url)),
      },
    },
    define: { ...vite.define, 'process.env.TAMAGUI_TARGET': '"web"' },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      // For older browsers `:dir()` becomes a list of languages: Persian from left to right, one of the modes, would count as right to left.
      cssTarget: 'esnext',
      // Storybook's own runtime in files of its own: they stay in the browser's cache when a story changes.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          ...vite.build?.rolldownOptions?.output,
          codeSplitting: {
            groups: [
              { name: 'storybook-runtime', test: /storybook[\\/]dist[\\/]preview[\\/]runtime/ },
              { name: 'storybook-react', test: /@storybook[\\/]react[\\/]dist/ },
            ],
          },
        },
      },
    },
  }),
};

export default config;
