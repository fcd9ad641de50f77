import type { Note } from '@bazaar/api/model';

const note = (id: string, text: string, day: string, more: Partial<Note> = {}): Note => ({
  id,
  objectType: 'Product',
  objectId: 'sp-1',
  objectTitle: 'بلبرینگ شیار عمیق 6205-2RSH',
  objectPath: '/products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh',
  isObjectAvailable: true,
  text,
  createdAt: `2026-11-${day}T10:15:00.000Z`,
  updatedAt: `2026-11-${day}T10:15:00.000Z`,
  version: 1,
  ...more,
});

export const notes = [
  note('note-2', 'قیمت پارهٔ دوم را هم بپرسم.', '20', {
    color: 'Yellow',
    remindAt: '2026-12-01T05:30:00.000Z',
    version: 3,
  }),
  note('note-1', 'نمونهٔ FAG 6205-2RSR را آزمودیم؛ در ۹۰ درجه خوب بود.\nگریس آن را هم یادداشت کنیم.', '12'),
];
