import { globSync, readFileSync } from 'node:fs';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Args = Readonly<Record<string, unknown>>;
type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface Telling {
  readonly args?: Args;
  readonly render?: (args: Args, context: object) => ReactNode;
  readonly decorators?: readonly Decorator[];
  readonly tags?: readonly string[];
  readonly parameters?: {
    readonly docs?: { readonly description?: { readonly component?: string } };
    /** Names of standard stories that do not apply here, each with the reason. */
    readonly without?: Readonly<Record<string, string>>;
  };
}

interface Meta extends Telling {
  readonly title: string;
  readonly component?: ComponentType<Args>;
}

interface Story extends Telling {
  readonly play?: { readonly isByKeyboard?: true };
}

/** A story file as the coverage test reads it. */
export interface BookOfStories {
  readonly path: string;
  readonly title: string;
  readonly meta: Meta;
  readonly stories: Readonly<Record<string, Story>>;
  /** The docblock of the component in its source. */
  readonly docblock: string;
}

export async function readBook(root: string, path: string): Promise<BookOfStories> {
  const { default: meta, ...stories } = (await import(`${root}${path}`)) as { default: Meta };
  const name = /^ {2}component: (\w+)/m.exec(readFileSync(root + path, 'utf8'))?.[1] ?? '';
  return { path, title: meta.title, meta, stories, docblock: docblockOf(root, name) };
}

const sources = new Map<string, string>();

function docblockOf(root: string, name: string): string {
  if (sources.size === 0)
    for (const path of globSync('**/*.tsx', { cwd: root, exclude: ['generated/**'] }))
      sources.set(path, readFileSync(root + path, 'utf8'));
  const export_ = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*(?:export )?(?:function|const) ${name}\\b`,
  );
  for (const source of sources.values()) {
    const found = export_.exec(source)?.[1];
    if (found !== undefined) return found.replace(/\s*\n\s*\* ?/g, ' ');
  }
  return '';
}

/** Returns the server-rendered HTML of each story, as on a page of its own. */
export const markupOf = (book: BookOfStories): string[] =>
  Object.keys(book.stories).map((name) => markupOfStory(book, name));

/** Returns the server-rendered HTML of one story; `change` gives it other arguments. */
export function markupOfStory(
  { meta, stories }: BookOfStories,
  name: string,
  change: (args: Args) => Args = (args) => args,
): string {
  const story = stories[name] ?? {};
  const args = change({ ...meta.args, ...story.args });
  const parameters = { ...meta.parameters, ...story.parameters };
  const context = { args, parameters, globals: {}, viewMode: 'story' };
  const render = story.render ?? meta.render;
  const { component } = meta;
  const Plain = () => {
    if (render) return render(args, context);
    return component ? createElement(component, args) : null;
  };
  const Story = [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    Plain,
  );
  return renderToStaticMarkup(createElement(Story));
}
