import type { NoticeFacts } from '@bazaar/domain/notices/notices';

/** Monday 2026-11-23, 10:00 in Tehran. */
export const NOW = Date.parse('2026-11-23T06:30:00Z');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

export const NO_FACTS: NoticeFacts = { requests: [], threads: [], payments: [], reminders: [], plans: [] };

/** One notice of each kind, the message first. */
export const noticeFacts: NoticeFacts = {
  requests: [
    {
      ...{ id: 'tr-1', number: '1405-08304', title: 'دو پمپ ETA 50-200', status: 'Answered' },
      ...{ supplierName: 'پمپ‌سازان خاورمیانه', answeredCount: 1, lastEventAt: inHours(-3) },
    },
    {
      ...{ id: 'tr-2', number: '1405-08298', title: 'شیر توپی DN50 PN16', status: 'NeedsCorrection' },
      ...{ supplierName: 'شیرآلات سپاهان', answeredCount: 0, lastEventAt: inHours(-26) },
    },
  ],
  threads: [
    {
      ...{
        id: 'conv-1',
        counterpartName: 'شیرآلات سپاهان',
        subject: 'پرسش',
        unreadCount: 2,
        at: inHours(-1),
      },
      text: 'گواهی تست فشار پیوست شد.',
    },
  ],
  payments: [
    {
      ...{ id: 'pay-1', title: 'افزایش اعتبار کیف پول', purpose: 'WalletCharge', referenceId: 'wt-1' },
      ...{ amountRial: 5_000_000, isRunning: false, changedAt: inHours(-5), expiresAt: inHours(19) },
    },
  ],
  reminders: [
    {
      ...{ id: 'note-1', text: 'موجودی را بپرس', objectType: 'Product', objectId: 'sp-1' },
      ...{ objectTitle: 'بلبرینگ 6305-2RS1', remindAt: inHours(3) },
    },
  ],
  plans: [{ membershipId: 'mem-1', planTitle: 'طرح حرفه‌ای خریدار', validTo: inHours(24 * 10) }],
};
