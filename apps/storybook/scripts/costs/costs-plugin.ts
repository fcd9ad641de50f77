import type { Plugin } from 'vite';
import { weighComponents } from './component-cost.ts';

const name = 'virtual:component-costs';

/**
 * Provides the documentation pages with the size of each component, measured while Storybook is built: `import { costs } from
 * 'virtual:component-costs'`.
 */
export function componentCosts(): Plugin {
  return {
    name: 'component-costs',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return undefined;
      return `export const costs = ${JSON.stringify(await weighComponents())};`;
    },
  };
}
