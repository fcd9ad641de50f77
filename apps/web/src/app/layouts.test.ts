import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('.', import.meta.url));
const pages = globSync('**/page.tsx', { cwd: app }).map((path) => path.replace(/\/?page\.tsx$/, ''));
const groupOf = (route: string) =>
  pages
    .filter((page) => page.replace(/^\([a-z]+\)\/?/, '') === route)
    .map((page) => /^\(([a-z]+)\)/.exec(page)?.[1]);

describe('layouts', () => {
  it('R-130 there are three: default, empty and profile', () => {
    const groups = new Set(pages.map((page) => /^\(([a-z]+)\)/.exec(page)?.[1]));
    expect([...groups].sort()).toEqual(['default', 'empty', 'profile']);
    for (const group of groups) expect(existsSync(`${app}(${group})/layout.tsx`)).toBe(true);
  });
  it.each([
    ['error/400', 'empty'],
    ['error/403', 'empty'],
    ['error', 'default'],
    ['error/404', 'default'],
    ['error/500', 'default'],
    ['users/login', 'default'],
    ['profile', 'profile'],
    ['profile/messages', 'profile'],
  ])('R-130 /%s has the %s layout', (route, group) => {
    expect(groupOf(route)).toEqual([group]);
  });
});

/** Returns the stylesheets of a page: those of the layouts above it. */
function sheetsOf(page: string): string[] {
  const sheets: string[] = [];
  for (let folder = page; folder !== '.' && folder !== '(default)'; folder = dirname(folder)) {
    const path = join(app, folder, 'layout.tsx');
    const sheet = existsSync(path) && /stylesheets\/(?<name>\w+)-layout/.exec(readFileSync(path, 'utf8'));
    if (sheet) sheets.push(sheet.groups?.name ?? '');
  }
  return sheets;
}

describe('stylesheet layouts', () => {
  it('each stylesheet of the default pages is in one layout', () => {
    const importing = globSync('(default)/**/layout.tsx', { cwd: app }).filter((path) =>
      readFileSync(join(app, path), 'utf8').includes('.css'),
    );
    expect(importing).toEqual([]);
  });
  const variants = pages.filter(
    (page) => page.startsWith('(default)/dynamic/') && !page.includes('/compare/'),
  );
  it.each(variants)('%s has its cached route, one definition and the same stylesheets', (variant) => {
    const route = variant.replace(/dynamic\/\(\w+\)\//, '');
    const cached = pages.find((page) => page.replaceAll(/\/\(\w+\)/g, '') === route) ?? route;
    const text = readFileSync(join(app, variant, 'page.tsx'), 'utf8');
    expect(pages).toContain(cached);
    expect(text).toContain(`'@/app/${cached}/page-definition'`);
    expect(text).not.toMatch(/export const (dynamic|revalidate)/);
    expect(sheetsOf(variant)).toEqual(sheetsOf(cached));
    expect(sheetsOf(cached)).not.toEqual([]);
  });
});
