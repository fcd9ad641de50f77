import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import '../../docs/guide.css';
import { docsTheme } from './docs-theme';

export const ThemedDocs = (props: Omit<ComponentProps<typeof DocsContainer>, 'theme'>) => (
  <DocsContainer {...props} theme={docsTheme} />
);
