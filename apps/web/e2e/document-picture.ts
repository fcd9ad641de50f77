import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const WIDTH_PX = 1200;
const QUALITY = 0.72;
/** What the option says where it is given; without it, it has other values. */
const GIVEN = ['all', 'changed'];

/** Returns whether the run was started with `--update-snapshots`. */
export const isForPictures = ({ config }: TestInfo): boolean =>
  GIVEN.some((value) => value === config.updateSnapshots);

/** Writes what the window shows as a WebP of the documentation, in a run for pictures; else nothing. */
export async function documentPicture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (!isForPictures(info)) return;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  const png = (await page.screenshot()).toString('base64');
  // The browser has an encoder; a tab of its own has no policy that forbids it.
  const tab = await page.context().newPage();
  const url = await tab.evaluate(drawWebp, { png, width: WIDTH_PX, quality: QUALITY });
  await tab.close();
  writeFileSync(`${folder}${name}.webp`, Buffer.from(url.split(',')[1] ?? '', 'base64'));
}

/** Runs in the browser. */
async function drawWebp({ png, width, quality }: { png: string; width: number; quality: number }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((image.height * width) / image.width);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
}
