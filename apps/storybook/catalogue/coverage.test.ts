import { globSync, readFileSync } from 'node:fs';
import { withCustomConfig } from 'react-docgen-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { docgenOptions, docgenProject } from '../scripts/props/docgen-options.ts';
import { catalogue } from './catalogue.ts';
import { readPages } from './story-files.ts';

const pages = readPages();
const titles = pages.map(({ title }) => title);
const titlesThat = (breakRule: (page: (typeof pages)[number]) => boolean) =>
  pages.filter(breakRule).map(({ title }) => title);

describe('the catalogue', () => {
  it('has a row for every page, and a page for every row', () => {
    expect(titles.length).toBeGreaterThan(120);
    expect(Object.keys(catalogue).toSorted()).toEqual(titles.toSorted());
  });

  it('names each in Persian and in English', () => {
    const isPersian = (name: string) => /^[\u0621-\u06cc\u200c\u0654 ]{2,}$/.test(name);
    const isEnglish = (name: string) => /^[\w –-]{2,}$/.test(name);
    const unnamed = Object.entries(catalogue).filter(
      ([, { persian, english }]) =>
        persian.length === 0 ||
        english.length === 0 ||
        !persian.every(isPersian) ||
        !english.every(isEnglish),
    );
    expect(unnamed.map(([title]) => title)).toEqual([]);
  });

  it('calls new what no screen uses yet, and nothing else', () => {
    const list = readFileSync(
      new URL('../../../scripts/check/parts-awaiting-screens.ts', import.meta.url),
      'utf8',
    );
    const awaiting = [...list.matchAll(/^ {2}'?([\w/-]+)'?: '/gm)].map(([, folder = '']) => folder);
    const isNew = titlesThat(({ title }) => catalogue[title]?.status === 'new');
    expect(isNew).toEqual(titlesThat(({ folder }) => awaiting.includes(folder)));
  });

  it('says what to use in place of what is deprecated', () => {
    const silent = Object.entries(catalogue).filter(
      ([, { status, apart }]) => status === 'deprecated' && !apart,
    );
    expect(silent.map(([title]) => title)).toEqual([]);
  });
});

describe('the examples', () => {
  it('are there for every page, with the component and its import, shorter than 20 lines', () => {
    const bad = titlesThat(
      ({ example, components: [component = ''] }) =>
        !/^import .* from '@bazaar\/ui\//m.test(example) ||
        !/^export function Example\(/m.test(example) ||
        !(example.includes(`<${component}`) || localComponents.has(component)) ||
        example.split('\n').length >= 20,
    );
    expect(bad).toEqual([]);
  });

  it('compile', { timeout: 120_000 }, () => {
    const files = pages.map(({ exampleFile }) => exampleFile);
    expect(problemsOf(files)).toEqual([]);
    expect(
      problemsOf(files.slice(0, 1), (code) => code.replace('export', 'const wrong: number = "";\nexport')),
    ).toHaveLength(1);
  });
});

/** Drawn in their story file, from the parts that the example shows. */
const localComponents = new Set(['StoryTable', 'PersonalInfo', 'Wizard']);

describe('the tables of properties', () => {
  const files = globSync('**/*.tsx', { cwd: new URL('../../../packages/ui/src/', import.meta.url) })
    .filter((path) => !/\.(example|test|fixtures)\.|^(generated|story-parts)\//.test(path))
    .map((path) => new URL(`../../../packages/ui/src/${path}`, import.meta.url).pathname);
  const docs = new Map(
    withCustomConfig(docgenProject, docgenOptions)
      .parse(files)
      .map((doc) => [doc.displayName, doc]),
  );
  const described = pages.flatMap(({ title, components }) =>
    components.map((name) => ({ title, name, doc: docs.get(name) })),
  );

  it('describe every component', () => {
    const silent = described.filter(({ doc }) => !doc?.description.trim());
    expect(silent.map(({ title, name }) => `${title}: ${name}`)).toEqual([]);
  });

  it('describe every row', () => {
    const rows = described.flatMap(({ name, doc }) =>
      Object.values(doc?.props ?? {}).map((row) => ({ row: `${name}.${row.name}`, text: row.description })),
    );
    expect(rows.length).toBeGreaterThan(700);
    expect(rows.filter(({ text }) => text.trim().length < 8).map(({ row }) => row)).toEqual([]);
  });

  it.each([
    ['Button', ['size', 'tone', 'wide']],
    ['TextField', ['error', 'hint', 'label', 'dense']],
  ])('of %s follow the types into other files: %j', (name, wanted) => {
    expect(Object.keys(docs.get(name)?.props ?? {})).toEqual(expect.arrayContaining(wanted));
  });
});

/** Returns what the compiler says about the files of the design system; `change` plants a fault. */
function problemsOf(files: readonly string[], change = (code: string) => code): string[] {
  const { config } = ts.readConfigFile(docgenProject, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, docgenProject.replace(/[^/]+$/, ''));
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, version) =>
    files.includes(path)
      ? ts.createSourceFile(path, change(ts.sys.readFile(path) ?? ''), version)
      : getSourceFile(path, version);
  const program = ts.createProgram(files, options, host);
  return files.flatMap((path) => {
    const file = program.getSourceFile(path);
    if (!file) return [`${path} is missing`];
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}
