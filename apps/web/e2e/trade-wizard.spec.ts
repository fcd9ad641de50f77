import { workbook } from '../src/features/trade-wizard/sheet/workbook.fixtures';
import { axeViolations } from './axe-violations';
import { pressUntil } from './focus';
import { startSession, typeLogin } from './log-in';
import { expect, test } from './product';
import { look } from './screens';

const LIST = '/products/category/c-deep-groove-ball-bearing?f=p-bore:0.75~1.2@u-inch';
const SAVED = /پیش‌نویس ساعت .* ذخیره شد/;
const PASTED = ['6205\tبلبرینگ\t۲۰\tعدد', '6206\tبلبرینگ\tچند\tعدد', '6207\tبلبرینگ\t۴۰\tعدد'].join('\n');

/** The smallest content that is recognised as a document. */
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

test(
  'a list with filters becomes a request to two suppliers that survives a reload, a cut net and a second tab',
  { tag: '@phone' },
  async ({ page, context, product }, info) => {
    const mobile = `0912000${info.project.name === 'phone' ? 19 : 18}${info.retry}9`;
    await startSession(page, product, mobile);
    await test.step('the filters are collected before the wizard', async () => {
      await page.goto(LIST);
      await page.getByRole('link', { name: 'درخواست با همین فیلترها' }).click();
      await page.getByRole('link', { name: 'ساخت درخواست' }).click();
      await expect(page.getByRole('heading', { name: 'درخواست تازه' })).toBeVisible();
      await expect(page).toHaveURL(/draft=/);
      const bore = page.getByRole('group', { name: 'قطر داخلی' });
      await expect(bore.getByLabel('از')).toHaveValue('۰٫۷۵');
      await expect(bore.getByLabel('واحد')).toHaveValue('u-inch');
    });
    await test.step('a pasted list gives its good rows, and says what is wrong with the others', async () => {
      await page.getByRole('button', { name: 'چسباندن فهرست' }).click();
      await page.getByLabel('چسباندن فهرست').fill(PASTED);
      await page.getByLabel(/دستهٔ این ردیف‌ها/).fill('بلبرینگ');
      await page.getByRole('listbox', { name: 'پیشنهادها' }).getByRole('option').first().click();
      await page.getByRole('button', { name: 'افزودن ردیف‌ها' }).click();
      await expect(page.getByText('۲ ردیف افزوده شد. ۱ ردیف خوانده نشد')).toBeVisible();
      await expect(page.getByLabel('چسباندن فهرست')).toHaveValue(/6206/);
    });
    await test.step('a spreadsheet is read into the field, below the row that was wrong', async () => {
      const buffer = Buffer.from(
        workbook([
          ['نام', 'تعداد', 'واحد'],
          ['گریس', 12, 'عدد'],
        ]),
      );
      await page
        .locator('input[type=file][accept*=csv]')
        .setInputFiles({ name: 'فهرست.xlsx', mimeType: '', buffer });
      await expect(page.getByLabel('چسباندن فهرست')).toHaveValue(
        '6206\tبلبرینگ\tچند\tعدد\nنام\tتعداد\tواحد\nگریس\t12\tعدد',
      );
      await look(page, info, 'wizard-paste');
      await page.getByRole('button', { name: 'افزودن ردیف‌ها' }).click();
      await expect(page.getByText('۱ ردیف افزوده شد. ۱ ردیف خوانده نشد')).toBeVisible();
      await page.getByRole('button', { name: 'بستن', exact: true }).click();
    });
    await test.step('goes to two suppliers, and tells what both demand', async () => {
      for (const index of [0, 1]) {
        await page.getByLabel('افزودن تأمین‌کننده').fill('بازرگانی');
        await page.getByRole('listbox', { name: 'پیشنهادها' }).getByRole('option').nth(index).click();
      }
      await expect(page.getByText('به ۲ تأمین‌کننده')).toBeVisible();
      await expect(page.getByText(SAVED)).toBeVisible();
      await look(page, info, 'wizard-lines');
      expect(await axeViolations(page, { isStrict: true })).toEqual([]);
    });
    await test.step('without a network what is typed stays, also after a reload', async () => {
      await page.getByRole('button', { name: 'ویرایش قلم ۲' }).click();
      // Until the fields of this row are drawn those of the first one are still there, and would take the number.
      await expect(page.getByRole('button', { name: 'بستن قلم ۲' })).toBeVisible();
      await context.setOffline(true);
      await page.getByLabel('مقدار').fill('75');
      await expect(page.getByText(/ارتباط برقرار نیست؛ روی این دستگاه/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(SAVED)).toBeVisible();
      await page.reload();
      await expect(page.getByText('۷۵ عدد')).toBeVisible();
    });
    await test.step('a document is sent with its progress, and is there after a reload', async () => {
      const documents = page
        .getByRole('navigation', { name: 'گام‌ها' })
        .getByRole('button', { name: /مدارک/ });
      await documents.click();
      const drawing = page.getByRole('group', { name: /نقشه/ });
      const input = drawing.locator('input[type=file]');
      await input.setInputFiles({ name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') });
      await expect(drawing.getByText('این نوع فایل پذیرفته نیست.', { exact: true })).toBeVisible();
      await input.setInputFiles({ name: 'نقشه.pdf', mimeType: '', buffer: Buffer.from(PDF) });
      await expect(drawing.getByText(/^رسید/)).toBeVisible();
      await look(page, info, 'wizard-documents');
      expect(await axeViolations(page, { isStrict: true })).toEqual([]);
      await page.reload();
      await documents.click();
      await expect(drawing.getByRole('button', { name: 'حذف نقشه.pdf' })).toBeVisible();
      await page.getByRole('navigation', { name: 'گام‌ها' }).getByRole('button', { name: /اقلام/ }).click();
    });
    await test.step('a second tab shows what the first one types', async () => {
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: 'ویرایش قلم ۳' }).click();
      await other.getByLabel('مقدار').fill('44');
      await expect(page.getByText('۴۴ عدد')).toBeVisible();
      await other.close();
    });
    await test.step('what is missing is named at its field before anything is sent', async () => {
      await page
        .getByRole('navigation', { name: 'گام‌ها' })
        .getByRole('button', { name: /بازبینی/ })
        .click();
      await look(page, info, 'wizard-review');
      await page.getByRole('button', { name: 'درخواست تأیید' }).click();
      await expect(page.getByText(/مورد را اصلاح کنید/).first()).toBeVisible();
      await page.getByRole('link', { name: /^قلم ۲: «قطر داخلی»/ }).click();
      await expect(page.getByRole('group', { name: 'قطر داخلی' }).getByLabel('از')).toBeFocused();
      await look(page, info, 'wizard-refused');
    });
  },
);

test('a draft survives an ended session and another device, and is confirmed once the profile is complete', async ({
  page,
  context,
  browser,
  product,
}, info) => {
  const mobile = `0912000${info.retry}731`;
  const note = page.getByLabel(/^توضیح درخواست/);
  const go = (step: string) =>
    page
      .getByRole('navigation', { name: 'گام‌ها' })
      .getByRole('button', { name: new RegExp(step) })
      .click();
  await startSession(page, product, mobile);
  await test.step('a product becomes a line that states what its category demands, delivered to a city', async () => {
    const list = await page.request.get('/api/v1/supplierproducts/catalog?supplierId=s-1&pageSize=20');
    const { items } = await list.json();
    const { id, slug } = items.find((item: { isAvailable: boolean }) => item.isAvailable);
    await page.goto(`/products/${id}/${slug}`);
    await page
      .getByRole('link', { name: /^(درخواست با همین مشخصات|افزودن به درخواست)$/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'ساخت درخواست' }).click();
    await page.getByRole('button', { name: 'گام بعد: تحویل و شرایط' }).click();
    await page.getByLabel(/^فقط شهر/).check();
    await page.getByLabel('شهر تحویل').fill('اصفهان');
    await page.getByRole('listbox', { name: 'پیشنهادها' }).getByRole('option').first().click();
    await expect(page.getByText(SAVED)).toBeVisible();
  });
  await test.step('an ended session is told, and the login leads back to what was typed', async () => {
    await context.clearCookies();
    await note.fill('با گواهی مبدأ');
    await page.getByRole('button', { name: 'ورود دوباره' }).click();
    await typeLogin(page, product, mobile);
    await expect(note).toHaveValue('با گواهی مبدأ');
    await expect(page.getByText(SAVED)).toBeVisible();
  });
  await test.step('two devices with two notes: the buyer chooses by keyboard', async () => {
    const requests = await page.request.get('/api/v1/traderequests/by-supplier?pageNumber=1&pageSize=5');
    const { groups } = await requests.json();
    const device = await browser.newContext({ storageState: await context.storageState() });
    const other = await device.newPage();
    await other.goto(`/profile/directorder/edit/${groups[0].items[0].id}?step=terms`);
    await context.setOffline(true);
    await note.fill('تحویل در دو نوبت');
    await other.getByLabel(/^توضیح درخواست/).fill('تحویل یک‌جا');
    await expect(other.getByText(SAVED)).toBeVisible();
    await device.close();
    await context.setOffline(false);
    const mine = page.getByRole('radio', { name: 'نوشتهٔ من: تحویل در دو نوبت' });
    await expect(mine).toBeVisible();
    await look(page, info, 'wizard-conflict');
    await mine.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'نوشتهٔ دیگر: تحویل یک‌جا' })).toBeChecked();
    await pressUntil(page, 'Tab', page.getByRole('button', { name: 'همین‌ها نگه داشته شود' }));
    await page.keyboard.press('Enter');
    await expect(note).toHaveValue('تحویل یک‌جا');
    await expect(mine).toBeHidden();
  });
  await test.step('the profile is completed on the way, and the request confirmed once', async () => {
    await go('بازبینی');
    await expect(page.getByText('از زمان نوشتن چیزی تغییر نکرده است.')).toBeVisible();
    await look(page, info, 'wizard-profile');
    await page.getByRole('button', { name: 'درخواست تأیید' }).click();
    await expect(page.getByText('نخست مشخصات خود را کامل کنید')).toBeVisible();
    await page.getByRole('link', { name: 'کامل کردن مشخصات' }).click();
    await page.getByLabel('کد ملی').fill('۰۰۱۲۳۴۵۶۷۹');
    await page.getByLabel('تاریخ تولد').fill('۱۳۶۴/۰۱/۲۳');
    await page.getByLabel('ایمیل').fill('navid@example.ir');
    await page.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click();
    await page.getByRole('link', { name: 'بازگشت به درخواست' }).click();
    await page.getByRole('button', { name: 'درخواست تأیید' }).click();
    await expect(page.getByRole('heading', { name: 'تأیید درخواست شد' })).toBeVisible();
    await look(page, info, 'wizard-sent');
    await page.getByRole('link', { name: /^دیدن درخواست/ }).click();
    await expect(page).toHaveURL(/\/directorderinfo\//);
  });
});
