import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

interface StoryParts {
  readonly args?: object;
  readonly render?: (args: object, context: object) => ReactNode;
}
interface StoryFile {
  readonly default: StoryParts & { readonly component?: ComponentType<object> };
  readonly [story: string]: StoryParts;
}

const root = fileURLToPath(new URL('../src/', import.meta.url));
const files = globSync('**/*.stories.tsx', { cwd: root });

const kebab = (name: string) => name.replace(/([A-Z])/g, '-$1').toLowerCase();

/**
 * Returns the parts of the HTML that `style-src 'self'` blocks: style elements, foreign stylesheets, style attributes.
 *
 * @param framed properties that a story sets itself, around its component
 */
function refusedOf(html: string, framed: ReadonlySet<string> = new Set()): string[] {
  const elements = html.match(/<style\b|<link\b/g) ?? [];
  const attributes = [...html.matchAll(/<[^>]*?\sstyle="([^"]*)"/g)].flatMap(([, style = '']) =>
    style.split(';').map((declaration) => declaration.split(':')[0] ?? ''),
  );
  return [...elements, ...attributes.filter((property) => !framed.has(property))];
}

/** Returns the properties in the style attributes of a story file. */
function framedIn(path: string): ReadonlySet<string> {
  const blocks = [...readFileSync(root + path, 'utf8').matchAll(/style=\{\{([^}]*)\}\}/g)];
  return new Set(
    blocks.flatMap(([, body = '']) => [...body.matchAll(/(\w+):/g)].map(([, name = '']) => kebab(name))),
  );
}

/** Renders a file's stories on the server, without their decorators, and returns what is blocked. */
async function storiesOf(path: string): Promise<{ readonly html: string; readonly refused: string[] }[]> {
  const { default: meta, ...stories } = (await import(/* @vite-ignore */ root + path)) as StoryFile;
  const framed = framedIn(path);
  return Object.entries(stories).map(([name, story]) => {
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render;
    const Drawn = () =>
      render ? render(args, { args }) : meta.component ? createElement(meta.component, args) : null;
    const html = renderToStaticMarkup(createElement(Drawn));
    return { html, refused: refusedOf(html, framed).map((what) => `${path} ${name}: ${what}`) };
  });
}

describe('what the server writes of every story', () => {
  it('would be reported when the policy blocks it', () => {
    expect(refusedOf('<p class="u-card" style="color:red;margin:0">')).toEqual(['color', 'margin']);
    expect(refusedOf('<p style="color:red">', new Set(['margin']))).toEqual(['color']);
    expect(refusedOf('<style>p{}</style>')).toHaveLength(1);
  });

  it('needs nothing that the policy of public pages refuses', async () => {
    const drawn = (await Promise.all(files.map(storiesOf))).flat();
    expect(drawn.filter(({ html }) => html !== '').length).toBeGreaterThan(500);
    expect(drawn.flatMap(({ refused }) => refused)).toEqual([]);
  }, 240_000);
});
