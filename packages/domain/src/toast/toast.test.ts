import { expect, it } from 'vitest';
import { appToast, dialogToast, TOAST_STATUSES } from './toast';
import { queueToast, removeToast } from './toast-queue';
import { createToastStore } from './toast-store';

it('R-030 knows five statuses', () => {
  expect(TOAST_STATUSES).toEqual(['info', 'success', 'warning', 'error', 'question']);
});

it('R-031 closes after 2500 ms unless another time is given', () => {
  expect(dialogToast({ title: 'ذخیره شد', status: 'success' }).timeout).toBe(2500);
  expect(dialogToast({ title: 'ذخیره شد', status: 'success', timeout: 900 }).timeout).toBe(900);
});

it('R-032 is shown for four seconds at the inline start with a bar and no button', () => {
  expect(appToast({ title: 'افزوده شد', status: 'info' })).toEqual({
    title: 'افزوده شد',
    status: 'info',
    timeout: 4000,
    position: 'block-start-inline-start',
    hasProgressBar: true,
    hasConfirmButton: false,
  });
});

it('R-033 queues in order, without duplicates, and shows at most four', () => {
  const store = createToastStore();
  const titles = () => store.getState().toasts.map(({ title }) => title);
  const show = (title: string) => queueToast(store, appToast({ title, status: 'info' }));
  const first = show('۱');
  expect(show('۱')).toBe(first);
  for (const title of ['۲', '۳', '۴', '۵']) show(title);
  expect(titles()).toEqual(['۲', '۳', '۴', '۵']);
  removeToast(store, store.getState().toasts[0]?.id ?? 0);
  expect(titles()).toEqual(['۳', '۴', '۵']);
  expect(show('۱')).not.toBe(first);
});
