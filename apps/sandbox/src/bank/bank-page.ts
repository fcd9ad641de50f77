import { createHash } from 'node:crypto';
import { toman } from '../money/gateways';
import type { BankSession } from './bank-books';

/** Actions of the page's buttons. */
export const bankDecisions = ['pay', 'payLate', 'payTwice', 'payAndStay', 'refuse', 'cancel'] as const;
export type BankDecision = (typeof bankDecisions)[number];

const buttons: Record<BankDecision, { label: string; hint: string; kind: string }> = {
  pay: { label: 'پرداخت', hint: 'پرداخت می‌شود و به سایت پذیرنده برمی‌گردید.', kind: 'main' },
  cancel: { label: 'انصراف', hint: 'بی‌پرداخت به سایت پذیرنده برمی‌گردید.', kind: '' },
  refuse: { label: 'ناموفق', hint: 'بانک پرداخت را نمی‌پذیرد، مانند کمبود موجودی.', kind: '' },
  payTwice: {
    label: 'پرداخت با بازگشت دوباره',
    hint: 'بانک نتیجه را دو بار خبر می‌دهد؛ باید یک بار به حساب بیاید.',
    kind: '',
  },
  payLate: {
    label: 'پرداخت با پاسخ دیرهنگام بانک',
    hint: 'بانک تا ۱۵ ثانیه به پرسش پذیرنده پاسخ نمی‌دهد.',
    kind: '',
  },
  payAndStay: {
    label: 'پرداخت بی‌بازگشت',
    hint: 'پرداخت می‌شود ولی کسی به سایت پذیرنده برنمی‌گردد.',
    kind: '',
  },
};

/** Renders the page on which the customer decides. */
export function bankPage(session: BankSession): string {
  const list = bankDecisions
    .toSorted((left, right) => order.indexOf(left) - order.indexOf(right))
    .map((decision) => {
      const { label, hint, kind } = buttons[decision];
      return `<li><button class="${kind}" name="decision" value="${decision}" aria-describedby="hint-${decision}">${label}</button>
<span id="hint-${decision}">${hint}</span></li>`;
    })
    .join('\n');
  return layout(
    'درگاه پرداخت آزمایشی',
    `${summary(session)}
<form method="post" action="/bank/${session.authority}/decision"><ul>${list}</ul></form>`,
  );
}

const order: BankDecision[] = ['pay', 'cancel', 'refuse', 'payTwice', 'payLate', 'payAndStay'];

/** Renders the receipt of a gateway that returns by a form; without `callback` the customer stays. */
export function receiptPage(session: BankSession, callback?: Record<string, string>): string {
  const fields = Object.entries(callback ?? {})
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const back =
    callback === undefined
      ? '<p>این پنجره را ببندید. سایت پذیرنده از این پرداخت خبر ندارد.</p>'
      : `<form method="post" action="/bank/callback">${fields}<button class="main">بازگشت به سایت پذیرنده</button></form>`;
  return layout(
    'رسید',
    `${summary(session)}<p role="status"><strong>${states[session.status]}</strong></p>${back}`,
  );
}

/** Renders a page with a message only. */
export function messagePage(title: string, sentence: string): string {
  return layout(title, `<p>${sentence}</p>`);
}

const states: Record<BankSession['status'], string> = {
  Open: 'در انتظار پرداخت',
  Paid: 'پرداخت شد',
  Verified: 'پرداخت شد',
  Refused: 'پرداخت ناموفق بود',
  Cancelled: 'پرداخت لغو شد',
  Reversed: 'مبلغ به کارت برگشت',
};

function summary({ title, amountRial }: BankSession): string {
  const rial = new Intl.NumberFormat('fa-IR').format(amountRial);
  return `<dl><div><dt>بابت</dt><dd>${escapeHtml(title)}</dd></div>
<div><dt>مبلغ</dt><dd data-amount-rial="${amountRial}"><strong>${rial} ریال</strong><br>${toman(amountRial)}</dd></div></dl>`;
}

function layout(title: string, content: string): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="note">این بانک واقعی نیست و پولی جابه‌جا نمی‌شود.</p>
${content}
</main>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
body { margin: 0; background: #F6F7F9; color: #15191F; font: 16px/1.8 Vazirmatn, Tahoma, sans-serif; }
main { max-width: 560px; margin-inline: auto; padding: 24px 16px; }
h1 { font-size: 22px; line-height: 1.45; margin: 0; }
.note, li span { color: #5B6470; font-size: 14px; }
dl { margin: 0 0 16px; border: 1px solid #DDE2E8; border-radius: 8px; background: #fff; }
dl div { display: flex; gap: 16px; padding: 12px 16px; }
dl div + div { border-block-start: 1px solid #DDE2E8; }
dt { inline-size: 4em; color: #5B6470; }
dd { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
button { display: block; inline-size: 100%; min-block-size: 44px; padding: 8px 16px; border: 1px solid #6B7480; border-radius: 8px;
  background: #fff; color: inherit; font: inherit; cursor: pointer; }
button.main { border-color: #1A5FD0; background: #1A5FD0; color: #fff; }
button:focus-visible { outline: 3px solid #15191F; outline-offset: 2px; }`;

/** Returns the policy: only this style is allowed, and forms lead to the bank or, by its redirects, back to the site. */
export function bankPolicy(siteUrl: string): string {
  const styleHash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${siteUrl}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
