import { TrustLine } from '@bazaar/ui/trust-line';

export function Example() {
  return (
    <TrustLine>
      {'هویت تأییدشده از '}
      <time dateTime="2024-05-07">۱۴۰۳/۰۲/۱۸</time>
      {' تا'} <time dateTime="2027-05-08">۱۴۰۶/۰۲/۱۸</time>
    </TrustLine>
  );
}
