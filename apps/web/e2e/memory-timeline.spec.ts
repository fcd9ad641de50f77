import type { Locator, Page } from '@playwright/test';
import { addressesOf, call } from './addresses';
import { axeViolations } from './axe-violations';
import { pressUntil } from './focus';
import { startSession } from './log-in';
import { expect, type Product, test } from './product';

const LIST = '/products/category/c-deep-groove-ball-bearing';
const NOTE = 'برای خط ریسندگی ۲؛ با لقی C3 هم بپرسم.';
const QUESTION = 'سلام، لقی C3 هم دارید؟';

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly categoryId: string;
  readonly supplier: { readonly id: string; readonly name: string };
}

test(
  'what was visited, noted, favoured, asked and requested about one product is one timeline, by keyboard alone or by finger',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    test.setTimeout(120_000);
    const isPhone = info.project.name === 'phone';
    // By finger on the phone, by keyboard alone on the desktop.
    const use = async (control: Locator) => {
      if (isPhone) return control.tap();
      await pressUntil(page, 'Tab', control);
      await page.keyboard.press('Enter');
    };
    const write = async (field: Locator, text: string) => {
      if (isPhone) return field.fill(text);
      await pressUntil(page, 'Tab', field);
      await page.keyboard.insertText(text);
    };
    const address = (await addressesOf(product)).products[6] ?? '';
    const id = /sp-\d+/.exec(address)?.[0] ?? '';
    const offer = await call<Offer>(product, `supplierproducts/${id}/catalog`);
    await startSession(page, product, `0917200${isPhone ? 40 : 30}0${info.retry}`);
    await request(page, product, offer);

    const visited = page.waitForResponse((answer) => answer.url().endsWith('/pagevisits/visit-count'));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await visited;
    await (isPhone
      ? page.getByRole('main').locator('[data-action="favourite"]').first().tap()
      : page.keyboard.press('f'));
    await expect(page.getByText(/به علاقه‌مندی‌ها افزوده شد/)).toBeVisible();

    await use(page.getByRole('main').locator('[data-action="ask"]').first());
    const asking = page.getByRole('dialog', { name: /^پرسش از/ });
    await write(asking.getByLabel('متن پرسش'), QUESTION);
    await use(asking.getByRole('button', { name: /ارسال|فرستادن/ }));
    await expect(asking.getByText('پرسش شما فرستاده شد.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asking).toHaveCount(0);

    await (isPhone
      ? page.getByRole('main').locator('[data-action="note"]').first().tap()
      : page.keyboard.press('n'));
    const noting = page.getByRole('dialog', { name: /یادداشت/ });
    await write(noting.getByRole('textbox'), NOTE);
    await use(noting.getByRole('button', { name: /ذخیره/ }));
    await expect(noting.getByText('یادداشت ذخیره شد.')).toBeVisible();

    await test.step('by the link in the notes, or by two keys', async () => {
      if (isPhone) await noting.getByRole('link', { name: /سابقهٔ من/ }).tap();
      else {
        await page.keyboard.press('Escape');
        await expect(noting).toHaveCount(0);
        await page.keyboard.press('g');
        await page.keyboard.press('t');
      }
      await expect(page).toHaveURL(new RegExp(`/profile/notes/all\\?object=Product%7E${id}$`));
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

    await test.step('a list’s visit opens with its filters again', async () => {
      const counted = page.waitForResponse((answer) => answer.url().endsWith('/pagevisits/visit-count'));
      await page.goto(`${LIST}?f=p-bore:20~30`);
      await counted;
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

/** Makes a draft of a request with one line of the product, as the wizard does. */
async function request(page: Page, { settings }: Product, offer: Offer): Promise<void> {
  const headers = { origin: settings.SITE_URL, 'idempotency-key': crypto.randomUUID() };
  const line = { categoryId: offer.categoryId, title: offer.name, supplierProductId: offer.id };
  const data = { clientRequestId: crypto.randomUUID(), supplierId: offer.supplier.id, lines: [line] };
  const made = await page.request.post('/api/v1/traderequests/direct-order', { headers, data });
  expect(made.status()).toBe(200);
}
