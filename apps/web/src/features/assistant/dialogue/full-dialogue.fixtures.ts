import { understand } from '@bazaar/domain/assistant';
import type { AssistantAddress } from '@bazaar/domain/assistant-answers';
import { address, answer, category, ready } from '../assistant.fixtures';
import type { AnswerResult } from '../reading/read-answer';
import { toAssistantCategory } from '../reading/to-assistant-category';

const turns = [
  'بلبرینگ شیار عمیق می‌خواهم',
  'قطر داخلی ۲۵ میلی‌متر',
  'قطر خارجی ۵۲ میلی‌متر',
  'پهنا حداکثر ۱۵ میلی‌متر',
  'بار دینامیکی حداقل ۱۲ kN',
  'ترجیحاً فلزی دوطرفه ZZ',
  'کم‌صدا باشد',
  'برای الکتروموتور',
  '۵۰۰ عدد',
  'تحویل تهران',
  'دانه‌ای زیر یک میلیون تومان',
  'فقط تأمین‌کنندهٔ تأییدشده',
] as const;

const vocabulary = {
  ...answer.vocabulary,
  categories: [toAssistantCategory(category, 34)],
  cities: [{ id: 'city-tehran', title: 'تهران' }],
};

/** A dialogue of as many turns as one may have, for stories and tests. */
export const fullAddress: AssistantAddress = { ...address, sentence: turns.join('\n') };

/** Its answer, as the rules themselves understand it. */
export const fullResult: AnswerResult = ready({
  understanding: understand(fullAddress.sentence, vocabulary),
  vocabulary,
});
