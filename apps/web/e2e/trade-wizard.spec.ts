import { workbook } from '../src/features/trade-wizard/sheet/workbook.fixtures';
import { axeViolations } from './axe-violations';
import { startSession } from './log-in';
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
    test.setTimeout(120_000);
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
      await expect(page.getByText(SAVED)).toBeVisible({ timeout: 15_000 });
      await look(page, info, 'wizard-lines');
      expect(await axeViolations(page, { isStrict: true })).toEqual([]);
    });
    await test.step('without a network what is typed stays, also after a reload', async () => {
      await page.getByRole('button', { name: 'ویرایش قلم ۲' }).click();
      await context.setOffline(true);
      await page.getByLabel('مقدار').fill('75');
      await expect(page.getByText(/ارتباط برقرار نیست؛ روی این دستگاه/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(SAVED)).toBeVisible({ timeout: 15_000 });
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
      await page.getByRole('link', { name: /^قلم ۲، ویژگی‌ها: «قطر داخلی»/ }).click();
      await expect(page.getByRole('group', { name: 'قطر داخلی' }).getByLabel('از')).toBeFocused();
      await look(page, info, 'wizard-refused');
    });
  },
);
