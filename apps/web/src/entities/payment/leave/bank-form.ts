import { paymentTexts as texts } from '@/translations/payments';

export interface BankForm {
  /** The bank's page, absolute. */
  readonly url: URL;
  readonly fields: Readonly<Record<string, string>>;
  /** Where Back leads: the page the payment is shown on. */
  readonly backHref: string;
}

/**
 * Returns a document that sends a form to the bank, by itself or by its button. Its policy allows a form to that one host and nothing else;
 * stepping back to it leads to the payment, never to the bank again.
 */
export function bankFormAnswer({ url, fields, backHref }: BankForm, nonce: string): Response {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const page = `<!doctype html>
<html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.bankTitle}</title>
<style nonce="${nonce}">body{margin:0;background:#F6F7F9;color:#15191F;font:16px/1.8 Vazirmatn,Tahoma,sans-serif}main{max-width:480px;margin-inline:auto;padding:48px 16px}button{min-block-size:44px;padding-inline:24px;border:0;border-radius:6px;background:#1A5FD0;color:#fff;font:inherit}</style>
</head><body><main><h1>${texts.bankTitle}</h1><p>${escapeHtml(texts.bankDetail(url.host))}</p>
<form method="post" action="${escapeHtml(url.href)}" data-back="${escapeHtml(backHref)}">${inputs}<button>${texts.bankGo}</button></form></main>
<script nonce="${nonce}">${LEAVE}</script></body></html>`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': bankFormPolicy(url, nonce),
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  });
}

/** Returns the policy of that document. */
export function bankFormPolicy({ origin }: URL, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `form-action ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const LEAVE = `(()=>{const form=document.forms[0];const back=()=>location.replace(form.dataset.back);
addEventListener('pageshow',event=>{if(event.persisted)back()});
const [entry]=performance.getEntriesByType('navigation');
if(entry?.type==='back_forward')back();else form.submit()})()`;

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
