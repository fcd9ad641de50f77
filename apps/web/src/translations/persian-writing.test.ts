import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { textsOfFile } from '@/testing/texts-of-folder';

/** Every text of the app follows the rules of written Persian. Texts with parameters are tried with words and numbers. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));

const rules: readonly (readonly [wrong: RegExp, why: string])[] = [
  [/[يىكةۀ٠-٩]/u, 'letters or digits of Arabic'],
  [/ـ/u, 'a drawn-out letter'],
  [/[\u0600-\u06ff]\s+ها(?:ی|یی)?(?![\u0600-\u06ff])/u, '«ها» apart from its word'],
  [/(?<![\u0600-\u06ff])ن?می\s/u, '«می» apart from its verb'],
  [/ه‌ی(?![\u0600-\u06ff])/u, '«ه‌ی» where the rest of the app writes «هٔ»'],
  [/[\u0600-\u06ff]\s*[,;?]/u, 'a mark of Latin script after Persian'],
  [/\.\.\./u, 'three dots for one sign'],
  [/\s[،؛؟.:!](?:\s|$)/u, 'a space before a mark'],
  [/[،؛؟][^\s»)\u2069]/u, 'no space after a mark'],
  [/"[\u0600-\u06ff]/u, 'quotes of Latin script'],
  [/\u200c(?:\s|$)|(?:^|\s)\u200c|\u200c\u200c/u, 'a half-space beside nothing'],
  [/ {2}/u, 'two spaces'],
  [/[0-9]٪|٪[۰-۹]/u, 'percent before its number, or after Latin digits'],
];

it.each(files)('%s is written in proper Persian', async (file) => {
  const texts = await textsOfFile(folder, file);
  expect(texts).not.toEqual([]);
  const wrong = texts.flatMap(([where, text]) =>
    rules.flatMap(([sign, why]) => (sign.test(text) ? [`${where}: ${why}: ${text}`] : [])),
  );
  expect(wrong).toEqual([]);
});

it.each([
  'كتاب',
  'کالا ها',
  'نمی شود',
  'خانه‌ی ما',
  'چه شد?',
  'صبر کنید...',
  'یک ، دو',
  'یک،دو',
  '"کالا"',
  '٪۲۵',
])('finds the mistake in %s', (text) => {
  expect(rules.some(([sign]) => sign.test(text))).toBe(true);
});
