import type { FaqGroup } from '@bazaar/api/model';
import { toQuestionGroups } from './faq-model';

const texts: readonly (readonly [id: string, title: string, ...entries: (readonly [string, string])[]])[] = [
  [
    'faq-orders',
    'سفارش و استعلام',
    ['چگونه سفارش مستقیم ثبت کنم؟', '<p>در صفحهٔ محصول «درخواست مستقیم» را بزنید و مقدار را بنویسید.</p>'],
    ['تا کی می‌توانم سفارش را ویرایش کنم؟', '<p>تا پیش از انتشار. پیش‌نویس تا ۷۲ ساعت می‌ماند.</p>'],
  ],
  [
    'faq-payments',
    'پرداخت و کیف پول',
    ['فاکتور PDF را از کجا بگیرم؟', '<p>در <a href="/profile/wallet">کیف پول</a>، کنار هر پرداخت.</p>'],
    ['آیا بازار از معامله کارمزد می‌گیرد؟', '<ul><li>نه؛ از معامله چیزی کم نمی‌شود.</li></ul>'],
  ],
];

export const faqGroups: FaqGroup[] = texts.map(([id, title, ...entries]) => ({
  category: { id, title, questionCount: entries.length },
  questions: entries.map(([question, answerHtml], index) => ({
    id: `${id}-${index + 1}`,
    categoryId: id,
    question,
    answerHtml,
    visitCount: 100 - index,
    sortOrder: index + 1,
  })),
}));

export const questionGroups = toQuestionGroups(faqGroups, (html) => html);
