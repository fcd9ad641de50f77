import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const ui = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url));

/** A page of a component or pattern, as its files describe it. */
export interface PageFiles {
  readonly title: string;
  /** Folder below `packages/ui/src`. */
  readonly folder: string;
  /** The component, and the parts that its page describes with it. */
  readonly components: readonly string[];
  readonly storyFile: string;
  readonly exampleFile: string;
  /** The example as it is copied; empty when there is none. */
  readonly example: string;
}

/** Reads the pages of the design system from their story files, in alphabetical order. */
export function readPages(): PageFiles[] {
  return globSync('**/*.stories.tsx', { cwd: ui })
    .sort()
    .flatMap((path) => {
      const source = readFileSync(ui + path, 'utf8');
      const title = /\btitle: '((?:Components|Patterns)\/[^']+)'/.exec(source)?.[1];
      if (title === undefined) return [];
      const component = /\bcomponent: (\w+)/.exec(source)?.[1] ?? '';
      const [, parts = ''] = /subcomponents: \{([^}]*)\}/.exec(source) ?? [];
      const exampleFile = ui + path.replace('.stories.', '.example.');
      return {
        title,
        folder: dirname(path),
        components: [component, ...(parts.match(/\w+/g) ?? [])],
        storyFile: ui + path,
        exampleFile,
        example: existsSync(exampleFile) ? readFileSync(exampleFile, 'utf8').trim() : '',
      };
    });
}
