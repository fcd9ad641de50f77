import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('.', import.meta.url));
const pages = globSync('**/page.tsx', { cwd: app }).map((path) => path.replace(/\/?page\.tsx$/, ''));
const groupOf = (route: string) =>
  pages
    .filter((page) => page.replace(/^\([a-z]+\)\/?/, '') === route)
    .map((page) => /^\(([a-z]+)\)/.exec(page)?.[1]);

describe('layouts', () => {
  it('R-130 are three: default, empty and profile', () => {
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
