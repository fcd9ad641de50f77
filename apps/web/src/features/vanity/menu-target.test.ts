import { describe, expect, it } from 'vitest';
import { readVanityAddress } from './address-name';
import { menuTarget } from './menu-target';

const site = 'https://bazaar.example';
const item = (title: string, url?: string, children: Item[] = []): Item => ({
  title,
  ...(url === undefined ? {} : { url }),
  children,
});
interface Item {
  title: string;
  url?: string;
  children: Item[];
}

const menus = [
  item('حساب کاربری', undefined, [item('پروفایل', '/profile'), item('ورود یا ثبت‌نام', '/users/login')]),
  item('جستجوی محصولات', '/search?tab=products'),
  item('دربارهٔ بازار', '/about'),
  item('About', '/about'),
  item('Rules', `${site}/terms#part-2`),
  item('One', '/two'),
  item('Two', '/one'),
  item('First', '/second'),
  item('Second', '/پروفایل'),
  item('Outside', 'https://evil.example/x'),
  item('Slashes', '//evil.example'),
  item('Back', '/\\evil.example'),
  item('Inner', '/.//evil.example'),
  item('Script', 'javascript:alert(1)'),
  item('Shop', 'https://evil.example/x'),
  item('Shop', '/search'),
];

describe('the menu item for an address', () => {
  it.each([
    ['پروفایل', '/profile'],
    ['حساب-کاربری/پروفایل', '/profile'],
    ['ورود-یا-ثبت-نام', '/users/login'],
    ['ورود-یا-ثبت\u200cنام', '/users/login'],
    ['جستجوي-محصولات', '/search?tab=products'],
    ['rules', '/terms#part-2'],
    ['درباره-بازار', '/about'],
    ['first', '/profile'],
    ['shop', '/search'],
  ])('%s redirects to %s', (address, target) => {
    expect(menuTarget(menus, address.split('/'), site)).toBe(target);
  });

  it.each([
    ['no item', 'هیچ'],
    ['a heading without address', 'حساب-کاربری'],
    ['items out of their order', 'پروفایل/حساب-کاربری'],
    ['an item that leads to itself', 'about'],
    ['a circle', 'one'],
    ['another host', 'outside'],
    ['another host without scheme', 'slashes'],
    ['another host behind a backslash', 'back'],
    ['a path that would be read as a host', 'inner'],
    ['no address at all', 'script'],
  ])('redirects nowhere: %s', (_, address) => {
    expect(menuTarget(menus, address.split('/'), site)).toBeUndefined();
  });
});

describe('an address that is never looked up', () => {
  it.each([
    ['a file', ['wp-login.php']],
    ['a hidden file', ['.env']],
    ['double encoding', ['%2541bout']],
    ['double encoding, decoded once', ['%41bout']],
    ['a slash within, decoded', ['a/b']],
    ['broken encoding', ['%E0%A4%A']],
    ['a null', ['about%00']],
    ['a way up', ['..%2Fadmin']],
    ['a slash within', ['a%2Fb']],
    ['a tag', ['%3Cscript%3E']],
    ['a long name', ['x'.repeat(61)]],
    ['a long path', ['a', 'b', 'c', 'd', 'e']],
    ['a direction mark', ['about%E2%80%AE']],
    ['a mark alone', ['-']],
  ])('%s', (_, slug) => {
    expect(readVanityAddress(slug)).toBeUndefined();
  });

  it('reads a possible name, normalised', () => {
    expect(readVanityAddress(['how-it-work'])).toEqual(['how-it-work']);
    expect(readVanityAddress(['%D8%AD%D8%B3%D8%A7%D8%A8-%DB%B1', 'b_2'])).toEqual(['حساب-۱', 'b_2']);
    expect(readVanityAddress(['حساب-۱'])).toEqual(['حساب-۱']);
    expect(readVanityAddress(['%d8%ad'])).toEqual(['ح']);
  });
});
