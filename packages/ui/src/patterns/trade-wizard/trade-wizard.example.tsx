import { WizardCard, WizardHead, WizardLine, WizardStack } from '@bazaar/ui/patterns/trade-wizard';

export function Example() {
  const facts = [{ label: 'مقدار', value: '۲۰۰ عدد' }];
  return (
    <WizardStack>
      <WizardHead title="درخواست تازه" note="به ۳ تأمین‌کننده" state="پیش‌نویس ذخیره شد" />
      <WizardCard id="lines" title="اقلام">
        <WizardLine id="line-1" number="۱" title="بلبرینگ شیار عمیق" facts={facts} actions={null} />
      </WizardCard>
    </WizardStack>
  );
}
