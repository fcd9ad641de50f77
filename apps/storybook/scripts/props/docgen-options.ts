import { fileURLToPath } from 'node:url';
import type { PropItem } from 'react-docgen-typescript';

const ui = (path: string) => fileURLToPath(new URL(`../../../../packages/ui/${path}`, import.meta.url));

/** The project whose types describe the components. */
export const docgenProject = ui('tsconfig.json');

/** How the properties of a component are read from its types: the tables and controls of the pages, and the coverage test. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // An element's own attributes are passed on, and described by the platform.
  propFilter: ({ parent, declarations }: PropItem) => {
    const files = declarations?.map(({ fileName }) => fileName) ?? (parent ? [parent.fileName] : []);
    return files.length === 0 || files.some((file) => !file.includes('node_modules'));
  },
};
