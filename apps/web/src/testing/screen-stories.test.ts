import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/**
 * Every view has a story of its own, every screen one for each of its four states. A state that cannot be is listed here with its reason,
 * and a reason that no longer holds fails too.
 */
const source = fileURLToPath(new URL('..', import.meta.url));
const states = ['Loading', 'Empty', 'Error', 'Ready'] as const;
type State = (typeof states)[number];

const nothingRead = 'It reads nothing: it is the same for everybody.';
const missing: Readonly<Record<string, Partial<Record<State, string>>>> = {
  'Screens/Search and lists/Area': {
    Error: 'Without its groups there is no page; the whole answers Screens/System/Errors, Service failed.',
  },
  'Screens/Assistant/Assistant landing page': {
    Error:
      'Without its text it leads on to the assistant; unread, the whole answers Screens/System/Errors, Service failed.',
  },
  'Screens/Products/Base product': {
    Error:
      'Its offers come in one answer with it; without them the whole answers Screens/System/Errors, Service failed.',
  },
  'Screens/System/Errors': {
    Loading: nothingRead,
    Empty: nothingRead,
    Error: 'It is the error itself, one story a status.',
    Ready: 'It is the error itself, one story a status.',
  },
  'Screens/Help/Feedback': {
    Loading: 'The page reads nothing; Sending is its wait.',
  },
  'Screens/System/Frame': { Empty: 'A frame without content is Screens/System/Frame, Error.' },
  'Screens/Help/Help article': {
    Error: 'Without it there is no page; the whole answers Screens/System/Errors, Service failed.',
  },
  'Screens/Help/Help sheet': {
    Empty: 'A screen without help shows the list of all help.',
  },
  'Screens/Help/How it works': {
    Error: 'What cannot be read is left out, and named above; the steps stand without it, as in Empty.',
  },
  'Screens/Account/Login': {
    Loading: 'The form reads nothing; Sending and Checking are its waits.',
    Empty: 'An empty form is Mobile.',
    Error: 'One story a failure: MobileWrong, NotSent, CodeWrong, CodeExpired, Locked.',
    Ready: 'Mobile and Code.',
  },
  'Screens/Account/Login connected': {
    Loading: 'The form reads nothing.',
    Empty: 'An empty form is Ready.',
  },
  'Screens/Trade/Trade wizard connected': {
    Loading: 'Its wait is Screens/Trade/Trade wizard, Loading.',
    Empty: 'A new request without lines is Screens/Trade/Trade wizard, Empty.',
  },
  'Screens/Products/Question': {
    Loading: 'It reads nothing: the thing is told by its page.',
    Empty: 'An empty form is Ready.',
  },
  'Screens/Products/Question connected': {
    Loading: 'It reads nothing: Sending is its wait.',
    Empty: 'An empty form is Ready.',
  },
  'Screens/Suppliers/Supplier closed': {
    Loading: 'It stands in place of a supplier, whose Loading story it shares.',
    Error: 'Others that cannot be read are left out, as in Empty.',
  },
};

interface Stories {
  readonly file: string;
  readonly title: string;
  readonly names: readonly string[];
}

const files = globSync('**/*.stories.tsx', { cwd: source }).map((file) => join(source, file));
const views = globSync('**/*-view.tsx', { cwd: source }).map((file) => join(source, file));

async function storiesOf(file: string): Promise<Stories> {
  const { default: meta, ...stories } = (await import(/* @vite-ignore */ file)) as Record<
    string,
    { readonly title?: string; readonly name?: string }
  >;
  const names = Object.entries(stories).map(
    ([exported, story]) => story.name ?? exported.replace(/^Failed$/, 'Error'),
  );
  return { file, title: meta?.title ?? '', names };
}

it('finds the views and their stories', () => {
  expect(views.length).toBeGreaterThan(10);
  expect(files.length).toBeGreaterThan(10);
});

it.each(views.map((view) => [basename(view, '.tsx'), view]))('%s has stories', (name, view) => {
  // The parts of a feature stand in subfolders of it; its stories may render a view from any of them.
  const folder = join(source, ...relative(source, view).split('/').slice(0, 2));
  const uses = (file: string) => readFileSync(join(folder, file), 'utf8').includes(`/${name}'`);
  const hasStories = (file: string) => existsSync(join(folder, file.replace(/\.tsx$/, '.stories.tsx')));
  const own = hasStories(relative(folder, view));
  const inStories = globSync('**/*.stories.tsx', { cwd: folder }).filter(uses);
  const inViews = globSync('**/*-view.tsx', { cwd: folder }).filter((file) => hasStories(file) && uses(file));
  expect(own || inStories.length + inViews.length > 0, 'its own, or those of a view that draws it').toBe(
    true,
  );
});

it.each(files.map((file) => [basename(file), file]))('%s shows every state', async (_, file) => {
  const { title, names } = await storiesOf(file);
  expect(title).toMatch(/^Screens\//);
  const reasons = missing[title] ?? {};
  const shown = states.filter((state) => names.includes(state));
  const excused = states.filter((state) => reasons[state] !== undefined);
  expect([...shown, ...excused].toSorted(), `${title}: each state once, as a story or as a reason`).toEqual(
    states.toSorted(),
  );
});

it('excuses only screens that exist', async () => {
  const titles = (await Promise.all(files.map(storiesOf))).map(({ title }) => title);
  expect(Object.keys(missing).filter((title) => !titles.includes(title))).toEqual([]);
});
