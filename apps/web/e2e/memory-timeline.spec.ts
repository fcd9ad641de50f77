import type { Page } from '@playwright/test';
import { call } from './addresses';
import { axeViolations } from './axe-violations';
import { startSession } from './log-in';
import { type Hand, pressBy, writeBy } from './personal-info';
import { expect, test } from './product';

const LIST = '/products/category/c-deep-groove-ball-bearing';
const NOTE = 'برای خط ریسندگی ۲؛ با لقی C3 هم بپرسم.';
const QUESTION = 'سلام، لقی C3 هم دارید؟';

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly supplier: { readonly id: string; readonly name: string };
}

test(
  'what was visited, noted, favoured, asked and requested about one product is one timeline, by keyboard alone or by finger',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    const isPhone = info.project.name === 'phone';
    // By finger on the phone; from the first list to the timeline by keyboard alone on the desktop.
    const hand: Hand = isPhone ? 'mouse' : 'keyboard';
    const main = page.getByRole('main');
    await startSession(page, product, `0917200${isPhone ? 40 : 30}0${info.retry}`);

    const offer = await test.step('from a narrowed list to one of its products', async () => {
      await openCounted(page, `${LIST}?f=p-bore:20~30`);
      const row = main.locator('a[href^="/products/sp-"]').first();
      const id = /sp-\d+/.exec((await row.getAttribute('href')) ?? '')?.[0] ?? '';
      const visited = countedVisit(page);
      await pressBy(hand, page, row);
      await expect(page).toHaveURL(new RegExp(`/products/${id}/`));
      await visited;
      return { ...(await call<Offer>(product, `supplierproducts/${id}/catalog`)), address: page.url() };
    });
    const onObject = (action: string) =>
      main.locator(`[data-action="${action}"]`).filter({ visible: true }).first();

    await test.step('a favourite, a question, a note', async () => {
      await (isPhone ? onObject('favourite').tap() : page.keyboard.press('f'));
      await expect(page.getByText(/به علاقه‌مندی‌ها افزوده شد/)).toBeVisible();
      await pressBy(hand, page, onObject('ask'));
      const asking = page.getByRole('dialog', { name: /^پرسش از/ });
      await writeBy(hand, page, asking.getByLabel('متن پرسش'), QUESTION);
      await pressBy(hand, page, asking.getByRole('button', { name: /ارسال|فرستادن/ }));
      await expect(asking.getByText('پرسش شما فرستاده شد.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(asking).toHaveCount(0);
      await (isPhone ? onObject('note').tap() : page.keyboard.press('n'));
      const noting = page.getByRole('dialog', { name: /یادداشت/ });
      await writeBy(hand, page, noting.getByRole('textbox'), NOTE);
      await pressBy(hand, page, noting.getByRole('button', { name: /ذخیره/ }));
      await expect(noting.getByText('یادداشت ذخیره شد.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(noting).toHaveCount(0);
    });

    await test.step('a request, whose draft is kept by the service', async () => {
      await pressBy(hand, page, onObject('request'));
      await pressBy(hand, page, page.getByRole('link', { name: 'ساخت درخواست' }));
      await expect(page.getByText(/^پیش‌نویس ساعت .* ذخیره شد$/)).toBeVisible({ timeout: 30_000 });
    });

    await test.step('a reminder, in the memory', async () => {
      if (isPhone) await page.goto('/profile/notes/all');
      else await pressPair(page, 'm');
      await expect(page).toHaveURL(/\/profile\/notes\/all$/);
      const row = page.getByRole('list', { name: 'یادداشت‌ها' }).getByRole('listitem').first();
      await pressBy(hand, page, row.getByRole('button', { name: /^کارهای/ }));
      await pressBy(hand, page, row.getByRole('button', { name: 'ویرایش' }));
      await writeBy(hand, page, page.getByLabel('روز یادآور'), '۱۴۰۶/۰۲/۱۰');
      await writeBy(hand, page, page.getByLabel('ساعت'), '۹:۳۰');
      await pressBy(hand, page, page.getByRole('button', { name: 'ذخیرهٔ یادداشت' }));
      await expect(page.getByRole('status').filter({ hasText: '۱ یادآور پیش رو' })).toBeVisible();
    });

    await test.step('by the link in the notes, or by two keys', async () => {
      await page.goto(offer.address);
      await page.waitForLoadState('networkidle');
      if (isPhone) {
        await onObject('note').tap();
        await page
          .getByRole('dialog', { name: /یادداشت/ })
          .getByRole('link', { name: /سابقهٔ من/ })
          .tap();
      } else await pressPair(page, 't');
      await expect(page).toHaveURL(new RegExp(`/profile/notes/all\\?object=Product%7E${offer.id}$`));
    });
    const timeline = page.getByRole('region', { name: offer.name });
    const entries = timeline.getByRole('list').first().getByRole('listitem');
    // All of one day; its name depends on the service's clock, which other tests advance.
    await expect(timeline.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(timeline.getByText(NOTE)).toBeVisible();
    await expect(timeline.getByText(QUESTION)).toBeVisible();
    for (const part of [/^یادداشت/, /^پرسش از/, /^به علاقه‌مندی‌ها افزوده شد/, /^بازدید/, /^درخواست/])
      await expect(entries.filter({ hasText: part })).not.toHaveCount(0);
    await expect(timeline.getByRole('link', { name: 'ادامهٔ پیش‌نویس' })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([wide, await axeViolations(page)]).toEqual([0, []]);

    await test.step('its supplier has the same request and question', async () => {
      await page.goto(`/profile/notes/all?object=Supplier~${offer.supplier.id}`);
      const ofSupplier = page.getByRole('region', { name: offer.supplier.name });
      await expect(ofSupplier.getByText(QUESTION)).toBeVisible();
      await expect(ofSupplier.getByRole('link', { name: 'ادامهٔ پیش‌نویس' })).toBeVisible();
    });

    await test.step('the list’s visit opens with its filters again', async () => {
      await page.goto('/profile/notes/all?object=Category~c-deep-groove-ball-bearing');
      const ofList = page.getByRole('region', { name: /بلبرینگ/ });
      await expect(ofList.getByRole('list', { name: 'فیلترهای این بازدید' })).toContainText('۲۰ تا ۳۰');
      await expect(ofList.getByRole('link', { name: 'باز کردن با همین فیلترها' })).toHaveAttribute(
        'href',
        /f=p-bore/,
      );
    });
  },
);

test('two keys lead from any page to the memory, with its search in focus', async ({ page, product }) => {
  // Somebody with notes: without any there is nothing to search.
  await startSession(page, product, '09120000001');
  await page.goto(LIST);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/profile\/notes\/all$/);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});

/** Opens an address, and waits until its visit is counted. */
async function openCounted(page: Page, address: string): Promise<void> {
  const counted = countedVisit(page);
  await page.goto(address);
  await counted;
}

/** Waits until a visit is counted, however long the keys before it take. */
const countedVisit = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/pagevisits/visit-count'), { timeout: 60_000 });

/** Presses `g` and a second key, from wherever the focus is. */
async function pressPair(page: Page, second: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(second);
}
