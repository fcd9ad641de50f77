import { AssistantSentence } from '@bazaar/ui/patterns/assistant';

export function Example() {
  return (
    <AssistantSentence
      id="sentence"
      action="#sent"
      name="q"
      label="چه می‌خواهید؟"
      submit="اعمال جمله"
      placeholder="برای نمونه: بلبرینگ 6205، ۵۰ عدد"
      maxLength={2000}
      pieces={[{ text: 'بلبرینگ قطر داخلی ۲۵ تا ۳۰ میلی‌متر', mark: 'hard' }, { text: '، ' }]}
      legend={{ hard: 'شرط', soft: 'ترجیح', unknown: 'نفهمیده' }}
    />
  );
}
