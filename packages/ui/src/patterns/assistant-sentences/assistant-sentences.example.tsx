import { AssistantSentences } from '@bazaar/ui/patterns/assistant-sentences';

export function Example() {
  return (
    <AssistantSentences
      id="examples"
      title="جمله‌های پیشین شما"
      note="تنها روی همین دستگاه"
      sentences={[
        { text: 'پمپ سانتریفیوژ ۵۰ مترمکعب در ساعت، تحویل اصفهان', href: '#1' },
        { text: 'ورق سیاه ۱۰ میل، ۵ تن', href: '#2' },
      ]}
    />
  );
}
