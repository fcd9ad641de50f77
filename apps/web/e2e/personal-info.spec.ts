import { axeViolations } from './axe-violations';
import { logIn } from './log-in';
import {
  choose,
  followWrites,
  type Hand,
  openPersonalInfo,
  PERSONAL_INFO,
  pressBy,
  reach,
  writeBy,
} from './personal-info';
import { changeElsewhere, PROFILE_CALL, picture, sidewaysPx } from './personal-info-steps';
import { expect, test } from './product';
import { look } from './screens';

test.describe('personal information', { tag: '@phone' }, () => {
  for (const hand of ['mouse', 'keyboard'] as const satisfies readonly Hand[]) {
    test(`a first login registers once and completes the profile, by ${hand}`, async ({
      page,
      product,
    }, info) => {
      const mobile = `0912000${info.project.name === 'phone' ? '61' : '60'}${hand === 'mouse' ? 1 : 2}${info.retry}`;
      const writes = followWrites(page);
      await openPersonalInfo(page, product, mobile, { isNew: true });
      const send = page.getByRole('button', { name: 'ثبت‌نام', exact: true });
      await writeBy(hand, page, page.getByLabel('نام', { exact: true }), 'نوید');
      await writeBy(hand, page, page.getByLabel('نام خانوادگی'), 'رضایی‌فر');
      await pressBy(hand, page, send);
      await expect(page.getByText('پذیرش قوانین لازم است.').first()).toBeVisible();
      expect(writes.filter(({ path }) => path === '/api/v1/buyers')).toEqual([]);
      const rules = page.getByLabel('قوانین و مقررات بازار را می‌پذیرم.');
      await expect(rules).toBeFocused();

      // Slow, and pressed repeatedly: one registration.
      await product.fault({ path: '/api/v1/buyers', delayMs: 1500, times: 1 });
      await (hand === 'mouse' ? rules.check() : page.keyboard.press('Space'));
      await reach(page, page.locator('form#registration button[type=submit]'));
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
      await expect(page.getByText('گام ۲ از ۲')).toBeVisible();
      expect(writes.filter(({ path }) => path === '/api/v1/buyers')).toHaveLength(1);

      await writeBy(hand, page, page.getByLabel(/^کد ملی/), '۰۰۱۲۳۴۵۶۷۹');
      await writeBy(hand, page, page.getByLabel(/^تاریخ تولد/), '۱۳۶۴/۱/۲۳');
      await choose(hand, page, page.getByRole('combobox', { name: /^سمت/ }), 'مدیر خرید');
      await look(page, info, `first-profile-${hand}`);
      await pressBy(hand, page, page.getByRole('button', { name: 'ذخیره و ادامه' }));
      await expect(page.getByRole('button', { name: 'ذخیرهٔ مشخصات' })).toBeVisible();
      await expect(page.getByLabel(/^تاریخ تولد/)).toHaveValue('۱۳۶۴/۰۱/۲۳');
      await expect(page.getByRole('combobox', { name: /^سمت/ })).toHaveText('مدیر خرید');
      // As somebody whom another page has sent here to complete the profile.
      await page.goto(`${PERSONAL_INFO}?redirectPath=%2Fprofile%2Fmessages`);
      await expect(page.getByText('پروفایل شما هنوز کامل نیست.')).toBeVisible();
      // A missing item links to its field.
      await pressBy(hand, page, page.getByRole('link', { name: 'ایمیل', exact: true }));
      await expect(page.getByLabel(/^ایمیل/)).toBeFocused();
      await page.keyboard.insertText('navid@mail.example');
      await pressBy(hand, page, page.getByRole('button', { name: 'ذخیرهٔ مشخصات' }));
      const back = page.getByRole('link', { name: 'بازگشت به صفحهٔ پیش' });
      await expect(back).toBeVisible();
      expect([await sidewaysPx(page), await axeViolations(page)]).toEqual([0, []]);
      await pressBy(hand, page, back);
      await expect(page).toHaveURL(/\/profile\/messages$/);
    });

    test(`typed text survives a failing, refusing and changed service, by ${hand}`, async ({
      page,
      product,
      context,
    }, info) => {
      const mobile = `0912000${info.project.name === 'phone' ? '63' : '62'}${hand === 'mouse' ? 1 : 2}${info.retry}`;
      const writes = followWrites(page);
      await openPersonalInfo(page, product, mobile);
      const save = page.getByRole('button', { name: 'ذخیرهٔ مشخصات' });
      const email = page.getByLabel(/^ایمیل/);

      await test.step('down: typed text survives, also a reload', async () => {
        await writeBy(hand, page, email, 'navid@mail.example');
        await choose(hand, page, page.getByRole('combobox', { name: /^سمت/ }), 'حسابدار');
        await product.fault({ path: PROFILE_CALL, method: 'PUT', status: 503 });
        await pressBy(hand, page, save);
        await expect(page.getByText(/مشکلی در ارائهٔ خدمت پیش آمد/)).toBeVisible();
        await expect(email).toHaveValue('navid@mail.example');
        await product.clearFaults();
        page.once('dialog', (dialog) => void dialog.accept());
        await page.reload();
        await expect(email).toHaveValue('navid@mail.example');
        await expect(page.getByText('نوشتهٔ پیشین شما برگشت.')).toBeVisible();
        await expect(page.getByRole('combobox', { name: /^سمت/ })).toHaveText('حسابدار');
      });

      await test.step('refused: the error is shown at its field, which has the focus', async () => {
        await writeBy(hand, page, page.getByLabel(/^کد ملی/), '1234567890');
        await pressBy(hand, page, save);
        await expect(page.getByText('کد ملی درست نیست.').first()).toBeVisible();
        await expect(page.getByLabel(/^کد ملی/)).toBeFocused();
        await writeBy(hand, page, page.getByLabel(/^کد ملی/), '۰۰۲۴۶۸۱۳۵۰');
      });

      await test.step('changed elsewhere: shows both values for the person to choose', async () => {
        await changeElsewhere(page, { lastName: 'دیگری', email: 'other@mail.example' });
        await pressBy(hand, page, save);
        await expect(page.getByText('مشخصات شما در جای دیگری تغییر کرده است')).toBeVisible();
        const last = page.getByRole('radiogroup', { name: 'نام خانوادگی' });
        await expect(last.getByLabel(/ذخیره‌شده: دیگری/)).toBeChecked();
        const mail = page.getByRole('radiogroup', { name: 'ایمیل' });
        await expect(mail.getByLabel(/نوشتهٔ من: navid@mail.example/)).toBeChecked();
        expect(await axeViolations(page)).toEqual([]);
        await pressBy(hand, page, page.getByRole('button', { name: 'ادامه با این انتخاب‌ها' }));
        await expect(page.getByLabel('نام خانوادگی')).toHaveValue('دیگری');
        await expect(email).toHaveValue('navid@mail.example');
        await pressBy(hand, page, save);
        await expect(page.getByText('مشخصات شما ذخیره شد.')).toBeVisible();
      });

      await test.step('session expired: the typed text is there after the login', async () => {
        await writeBy(hand, page, page.getByLabel('نام', { exact: true }), 'نویدرضا');
        await context.clearCookies();
        page.once('dialog', (dialog) => void dialog.accept());
        await pressBy(hand, page, save);
        await expect(page).toHaveURL(/\/users\/login\?redirectPath=/);
        await page.waitForLoadState('networkidle');
        await logIn(page, product, mobile);
        await expect(page).toHaveURL(new RegExp(PERSONAL_INFO));
        await expect(page.getByLabel('نام', { exact: true })).toHaveValue('نویدرضا');
        await pressBy(hand, page, save);
        await expect(page.getByText('مشخصات شما ذخیره شد.')).toBeVisible();
      });
      expect(writes.filter(({ path }) => path === '/api/v1/buyers')).toEqual([]);
    });

    test(`adds, edits and deletes addresses, by ${hand}`, async ({ page, product }, info) => {
      const mobile = `0912000${info.project.name === 'phone' ? '65' : '64'}${hand === 'mouse' ? 1 : 2}${info.retry}`;
      const writes = followWrites(page);
      await openPersonalInfo(page, product, mobile);
      await pressBy(hand, page, page.getByRole('button', { name: 'افزودن آدرس' }));
      const title = page.getByLabel('عنوان آدرس');
      await expect(title).toBeFocused();
      await page.keyboard.insertText('دفتر مرکزی');
      await page.getByLabel('استان').selectOption({ label: 'اصفهان' });
      await page.getByLabel('شهر', { exact: true }).selectOption({ label: 'اصفهان' });
      await writeBy(hand, page, page.getByLabel('نشانی', { exact: true }), 'خیابان هزارجریب، کوچهٔ هشتم');
      await pressBy(hand, page, page.getByRole('button', { name: 'ذخیرهٔ آدرس' }));
      await expect(page.getByLabel(/^کد پستی/)).toBeFocused();
      await page.keyboard.insertText('۸۱۶۸۹۱۴۵۶۷');

      // The connection breaks before a response: pressed again it creates one address.
      await product.fault({ path: '/api/v1/persons/*/addresses', method: 'POST', kind: 'reset', times: 1 });
      await pressBy(hand, page, page.getByRole('button', { name: 'ذخیرهٔ آدرس' }));
      await expect(page.getByText(/نگه داشته شد/).first()).toBeVisible();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(title).toHaveValue('دفتر مرکزی');
      await pressBy(hand, page, page.getByRole('button', { name: 'ذخیرهٔ آدرس' }));
      const cards = page.getByRole('list', { name: 'آدرس‌های قانونی و صورتحساب' });
      await expect(cards.getByRole('listitem')).toHaveCount(1);
      const keys = writes.filter(({ path }) => path.endsWith('/addresses')).map(({ key }) => key);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);

      await pressBy(hand, page, page.getByRole('button', { name: 'ویرایش «دفتر مرکزی»' }));
      await writeBy(hand, page, title, 'دفتر اصفهان');
      await pressBy(hand, page, page.getByRole('button', { name: 'ذخیرهٔ آدرس' }));
      await expect(cards.getByText('دفتر اصفهان')).toBeVisible();
      expect([await sidewaysPx(page), await axeViolations(page)]).toEqual([0, []]);
      await pressBy(hand, page, page.getByRole('button', { name: 'حذف «دفتر اصفهان»' }));
      const dialog = page.getByRole('alertdialog', { name: 'حذف آدرس' });
      await pressBy(hand, page, dialog.getByRole('button', { name: 'حذف آدرس' }));
      await expect(page.getByText('هنوز آدرسی ننوشته‌اید.')).toBeVisible();
    });
  }

  test('a picture is cropped square, sent once and shown; another file is refused', async ({
    page,
    product,
  }, info) => {
    await openPersonalInfo(page, product, info.project.name === 'phone' ? '09120006710' : '09120006610');
    const input = page.locator('input[type=file]');
    const small = await picture(page, 120, 400);
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: small });
    await expect(page.getByText('هر ضلع تصویر باید دست‌کم ۲۰۰ پیکسل باشد.')).toBeVisible();
    await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: small });
    await expect(page.getByText('تنها تصویر jpg، png یا webp پذیرفته است.')).toBeVisible();
    await input.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: await picture(page, 800, 500),
    });
    const dialog = page.getByRole('dialog', { name: 'برش تصویر' });
    await expect(dialog).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await reach(page, dialog.getByRole('group', { name: /بخشی از تصویر/ }));
    await page.keyboard.press('ArrowRight');
    await reach(page, dialog.getByLabel('بزرگ‌نمایی'));
    await page.keyboard.press('ArrowUp');
    const writes = followWrites(page);
    await product.fault({ path: '/api/v1/users/profile-picture', method: 'POST', status: 503, times: 1 });
    const save = dialog.getByRole('button', { name: 'ذخیرهٔ تصویر' });
    await pressBy('keyboard', page, save);
    await expect(dialog.getByText(/مشکلی در ارائهٔ خدمت پیش آمد/)).toBeVisible();
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#person img')).toHaveAttribute('src', /^\/(files|media)\//);
    const src = await page.locator('#person img').getAttribute('src');
    await expect(page.locator('.u-profile-picture img')).toHaveAttribute('src', src ?? '');
    await expect(page.getByRole('button', { name: 'تغییر تصویر' })).toBeFocused();
    const uploads = writes.filter(({ path }) => path === '/api/v1/files').map(({ key }) => key);
    expect([uploads.length, new Set(uploads).size]).toEqual([2, 1]);

    await page.getByLabel('نام', { exact: true }).fill('نویدرضا');
    await page.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click();
    await expect(page.locator('.u-profile-who')).toContainText('نویدرضا رضایی');
  });

  test('a failed read shows an error and recovers, and no cache stores it', async ({
    page,
    product,
    request,
  }, info) => {
    const answer = await request.get(PERSONAL_INFO, { maxRedirects: 0 });
    expect(answer.headers()['cache-control']).toContain('no-store');
    await openPersonalInfo(page, product, info.project.name === 'phone' ? '09120006910' : '09120006810');
    await product.fault({ path: PROFILE_CALL, method: 'GET', status: 503 });
    await page.reload();
    await expect(page.getByText('اطلاعات شخصی خوانده نشد.')).toBeVisible();
    await product.clearFaults();
    await page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(page.getByRole('button', { name: 'ذخیرهٔ مشخصات' })).toBeVisible();
  });
});
