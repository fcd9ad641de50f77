import { expect, it } from 'vitest';
import { isBotUserAgent, routeError } from './error-route';
import { fallbackTitle } from './fallback-title';
import { pageNotFoundMessage } from './not-found-message';

it.each([
  [404, '/error/404'],
  [500, '/error'],
  [403, '/error'],
  [400, '/error'],
])('R-113 %d leads to %s while moving inside the site', (status, to) => {
  expect(routeError({ status, isClientNavigation: true, isBot: false })).toEqual({ kind: 'redirect', to });
});

it.each([
  [false, false],
  [false, true],
  [true, true],
])('R-114 answers in place (client navigation %s, crawler %s)', (isClientNavigation, isBot) => {
  for (const status of [404, 500]) {
    expect(routeError({ status, isClientNavigation, isBot })).toEqual({ kind: 'in-place', status });
  }
});

it('R-114 knows crawlers from people', () => {
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'TelegramBot (like TwitterBot)',
    'facebookexternalhit/1.1',
    'Baiduspider/2.0',
  ]) {
    expect(isBotUserAgent(agent), agent).toBe(true);
  }
  for (const agent of [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; CUBOT_X18) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
    '',
    undefined,
    null,
  ]) {
    expect(isBotUserAgent(agent), String(agent)).toBe(false);
  }
});

it('R-115 names the path that matched nothing', () => {
  expect(pageNotFoundMessage('/no/such')).toBe('Page not found: /no/such');
});

it.each([
  ['/category/deep-groove', 'Deep Groove'],
  ['/how-it-work/', 'How It Work'],
  ['/profile/last_visits?type=all#x', 'Last Visits'],
  [`/x/${encodeURIComponent('پمپ-آب')}`, 'پمپ آب'],
  ['/x/%E0%A4%A', '%E0%A4%A'],
  ['/', undefined],
])('R-116 names %s %s', (path, title) => {
  expect(fallbackTitle(path)).toBe(title);
});

it('R-117 names an error page by status and message', () => {
  expect(fallbackTitle('/x', { status: 404, message: 'صفحه پیدا نشد' })).toBe('404 صفحه پیدا نشد');
  expect(fallbackTitle('/x', { status: 500, message: 'خطا' })).toBe('500 خطا');
  expect(fallbackTitle('/some-page', { status: 403, message: 'خطا' })).toBe('Some Page');
});
