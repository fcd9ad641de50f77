import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));
/** Files used by stories and pages of the Storybook only never ship. */
const all = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter(
    (path) => !/^(?:generated|story-parts)\/|\.(?:stories|fixtures|example)\.tsx$|\.test\.tsx?$/.test(path),
  )
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
const components = all.filter(({ path }) => path.endsWith('.tsx'));
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** Returns `path:line: the line` for every match outside comments. */
function found(files: typeof all, pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe('the sources of the design system', () => {
  it('are read', () => {
    expect(components.length).toBeGreaterThan(30);
    expect(found([{ path: 'x.tsx', text: "const word = 'سلام';" }], /[\u0600-\u06ff]/)).toHaveLength(1);
  });

  it('contain no Persian text: texts are props', () => {
    expect(found(components, /[\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc]/)).toEqual([]);
  });

  it('hold no inline style, which the policy of static pages refuses', () => {
    expect(found(components, /\sstyle=\{/)).toEqual([]);
  });

  it('name no colour outside the tokens', () => {
    const files = all.filter(({ path }) => path !== 'theme/tokens.ts');
    expect(found(files, /(['"`:\s])#[\da-f]{3,8}\b|\brgba?\(/i)).toEqual([]);
  });

  it('name no side where a logical direction exists', () => {
    expect(
      found(all, /\b(margin|padding|border|inset)?(Left|Right)\b\s*[:=]|\b(left|right)\s*:\s*['"\d]/),
    ).toEqual([]);
  });

  it('size type, gaps and paddings by tokens', () => {
    const definitions = all.filter(({ path }) => path.endsWith('.definition.ts'));
    const rawLength =
      /\b(fontSize|lineHeight|gap|rowGap|columnGap|padding\w*|borderRadius):\s*'[^']*?(?<![\w.])-?\d*\.?\d*[3-9]\d*px|\b(fontSize|lineHeight|gap|rowGap|columnGap|padding\w*|borderRadius):\s*'[^']*?\d\dpx/;
    expect(found(definitions, rawLength)).toEqual([]);
  });

  it('include Tamagui in the browser only from modules marked for it', () => {
    const serverSafe = components.filter(({ text }) => !/^['"]use client['"]/.test(text));
    expect(found(serverSafe, /from ['"](@?tamagui)[/'"]/)).toEqual([]);
  });
});
