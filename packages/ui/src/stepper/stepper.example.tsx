import { Stepper } from '@bazaar/ui/stepper';

export function Example() {
  return (
    <Stepper
      label="گام‌های سفارش"
      stateLabels={{ upcoming: 'در پیش', current: 'اکنون', done: 'انجام شد', error: 'نیاز به اصلاح' }}
      steps={[
        { id: 'items', number: '۱', title: 'اقلام', detail: 'سه قلم', state: 'done', href: '#items' },
        { id: 'address', number: '۲', title: 'آدرس و تحویل', state: 'done', href: '#address' },
      ]}
    />
  );
}
