import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect } from 'react';
import '../../docs/guide.css';
import { docsTheme } from './docs-theme';

export const ThemedDocs = (props: Omit<ComponentProps<typeof DocsContainer>, 'theme'>) => {
  useEffect(keepOneOfFilters, []);
  return <DocsContainer {...props} theme={docsTheme} />;
};

/** The accessibility addon puts its filters into the page once for every story there, with the same ids. */
function keepOneOfFilters(): () => void {
  const remove = () => {
    for (const repeated of [...document.querySelectorAll('[id="storybook-a11y-vision-filters"]')].slice(1))
      repeated.remove();
  };
  remove();
  const observer = new MutationObserver(remove);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
