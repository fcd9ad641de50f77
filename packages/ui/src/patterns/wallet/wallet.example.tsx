import { WalletFigures } from '@bazaar/ui/patterns/wallet';

export function Example() {
  return (
    <WalletFigures
      amount="۷۵۰٬۰۰۰"
      unit="تومان"
      words="۷٬۵۰۰٬۰۰۰ ریال؛ هفتصد و پنجاه هزار تومان"
      facts={[
        { id: 'free', label: 'قابل استفاده', amount: '۶۳۰٬۰۰۰' },
        { id: 'blocked', label: 'مسدود', amount: '۱۲۰٬۰۰۰' },
      ]}
      note="مسدود برای پرداختی که هنوز در بانک است."
    />
  );
}
