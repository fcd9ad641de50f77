import { type ComponentProps, lazy, Suspense } from 'react';
import type { ThemedDocs } from './themed-docs';

// Whoever opens a story loads nothing of the pages: their blocks are half of Storybook.
const Container = lazy(async () => ({ default: (await import('./themed-docs')).ThemedDocs }));
const Page = lazy(async () => ({ default: (await import('../../docs/parts/component-page')).ComponentPage }));

export const docsContainer = (props: ComponentProps<typeof ThemedDocs>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

export const docsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);
