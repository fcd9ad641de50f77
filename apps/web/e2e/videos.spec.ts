import type { Page } from '@playwright/test';
import { fetchUntilServed } from './fetch-until-served';
import { listenersAreThere } from './listeners';
import { expect, test } from './product';

const TITLE = 'جازدن بلبرینگ با گرم‌کن القایی';
const FILES = '**/media/videos/**';

// A video is rendered on its first request, which a busy machine may not manage within the deadline of an answer.
test.beforeAll(async ({ product }) => {
  const video = await fetchUntilServed(`${product.settings.SITE_URL}/media/videos/v-1-720.webm`);
  await video.body?.cancel();
});

async function openFirst(page: Page) {
  await page.goto('/videos');
  await listenersAreThere(page);
  const link = page.getByRole('link', { name: TITLE });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog.getByRole('slider', { name: 'زمان' })).toBeVisible();
  return { link, dialog };
}

test('a video is played, sought, read and left by keyboard alone', async ({ page }) => {
  const { link, dialog } = await openFirst(page);
  const time = dialog.getByRole('slider', { name: 'زمان' });
  const pause = dialog.getByRole('button', { name: 'مکث' });
  await expect(pause).toBeFocused();
  await page.keyboard.press('k');
  await expect(dialog.getByRole('button', { name: 'پخش' }).first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(time).toHaveAttribute('aria-valuetext', '۰ ثانیه از ۴۰ ثانیه');
  await page.keyboard.press('l');
  await expect(time).toHaveAttribute('aria-valuetext', '۱۰ ثانیه از ۴۰ ثانیه');
  const caption = dialog.getByText('بلبرینگ را تا ۱۱۰ درجهٔ سلسیوس گرم کنید، نه بیشتر.');
  await expect(caption).toHaveCount(2);
  // A screen reader is given both: the sentence of the moment, and every sentence with its time in words.
  await expect(dialog).toMatchAriaSnapshot(`
    - paragraph: /بلبرینگ را تا ۱۱۰ درجهٔ سلسیوس گرم کنید/
  `);
  await expect(dialog.getByRole('region', { name: 'متن ویدئو' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - 'button /ثانیه: بلبرینگ را تا ۱۱۰ درجهٔ سلسیوس گرم کنید/'
  `);
  await page.keyboard.press('c');
  await expect(caption).toHaveCount(1);
  await page.keyboard.press('Shift+Period');
  await expect(dialog.getByRole('combobox', { name: 'سرعت پخش' })).toHaveValue('1.25');

  await expect(dialog.getByRole('region', { name: 'متن ویدئو' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - button /آماده‌سازی/
      - listitem:
        - button /شفت و محل نشیمن/
  `);
  const search = dialog.getByRole('searchbox', { name: 'جستجو در متن ویدئو' });
  await search.focus();
  await page.keyboard.type('دستکش');
  await expect(dialog.getByText('۱ از ۱')).toBeVisible();
  await expect(dialog.locator('mark')).toHaveText('دستکش');
  await page.keyboard.press('Enter');
  await expect(time).toHaveAttribute('aria-valuetext', '۱۶ ثانیه از ۴۰ ثانیه');
  await expect(dialog.locator('[aria-current]')).toContainText('با دستکش و در یک حرکت');
  await expect(page).toHaveURL(/\/videos\?v=v-1/);

  // The first clears the search, as in every search field of the browser.
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/videos$/);
  await expect(link).toBeFocused();
  // Where it was left is on its poster, and is offered next time.
  await expect(page.getByRole('progressbar').first()).toHaveAccessibleName('۴۰٪ دیده شده');
});

test('a video whose files fail leaves its poster, the download and another try', async ({ page }) => {
  await page.route(FILES, (route) => route.abort());
  await page.goto('/videos');
  await listenersAreThere(page);
  await page.getByRole('link', { name: TITLE }).click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog.getByRole('alert')).toContainText('این ویدئو پخش نشد.');
  await expect(dialog.getByRole('link', { name: 'دریافت', exact: true })).toHaveAttribute(
    'href',
    /v-1-720\.webm$/,
  );
  await page.unroute(FILES);
  await dialog.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(dialog.getByRole('slider', { name: 'زمان' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/videos$/);
});

test('without script a video is shown at its second, with its captions, above the list', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/videos?v=v-1&t=10');
  await expect(page.locator('video[controls] source').first()).toHaveAttribute('src', /v-1-720\.webm#t=10$/);
  await expect(page.locator('video track')).toHaveAttribute('src', '/media/captions/v-1.fa.vtt');
  await expect(page.getByRole('list', { name: 'فهرست ویدئوها' }).getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: /^نصب/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ویدئوهای نصب');
  await context.close();
});

test(
  'on a phone the player fills the screen, and Back leaves it',
  { tag: '@phone' },
  async ({ page }, info) => {
    test.skip(info.project.name !== 'phone', 'the desktop has its own journey');
    await page.goto('/videos');
    await listenersAreThere(page);
    await page.getByRole('link', { name: TITLE }).tap();
    const dialog = page.getByRole('dialog', { name: TITLE });
    await expect(dialog.getByRole('button', { name: 'مکث' })).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(360);
    await dialog.getByRole('button', { name: 'مکث' }).tap();
    await dialog.getByRole('button', { name: /دستکش/ }).tap();
    await expect(dialog.getByRole('slider', { name: 'زمان' })).toHaveValue('16');
    await page.goBack();
    await expect(dialog).toBeHidden();
  },
);
