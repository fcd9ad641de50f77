import type { Page } from '@playwright/test';
import { startSession } from './log-in';
import { expect, test } from './product';

const UNREAD = '/api/v1/conversations/unread-thread';

test('makes no call for an anonymous visitor, who finds the link to the messages', { tag: '@phone' }, async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = messagesLink(page);
  await expect(link).toHaveAccessibleName(/^پیام‌ها/);
  expect(requested).not.toContain(UNREAD);
  expect(requested).not.toContain('/api/v1/users/profile-picture');
  await link.click();
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile%2Fmessages/);
});

test(
  'shows the unread count wherever the messages link is',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    await startSession(page, product, info.project.name === 'phone' ? '09120000062' : '09120000061');
    let count = 3;
    await page.route(`**${UNREAD}`, (route) => route.fulfill({ json: { totalUnread: count, items: [] } }));
    await page.goto('/');
    const link = messagesLink(page);
    await expect(link).toHaveAccessibleName(/^پیام‌ها،? ۳ پیام خوانده‌نشده$/);
    await expect(link).toContainText('۳');
    // The visitor returns to the page after a while.
    count = 120;
    // Events of one return are read once: one of them may still belong to the page's start.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(link).toContainText('۹۹+', { timeout: 500 });
    }).toPass();
    const { height = 0, width = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

/** The visible link to the messages: in the header, or in the bottom bar of a phone. */
function messagesLink(page: Page) {
  return page.locator('a[href="/profile/messages"]:visible');
}
