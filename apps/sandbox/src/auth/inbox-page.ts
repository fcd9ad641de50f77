import type { InboxMessage } from './code-inbox';

const tehranTime = new Intl.DateTimeFormat('fa-IR', {
  timeZone: 'Asia/Tehran',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Renders the page at `/inbox`: every code the sandbox would have sent by SMS, newest first. It reloads automatically. */
export function inboxPage(messages: readonly InboxMessage[], now: Date): string {
  const list = messages.map((message) => messageItem(message, now)).join('\n');
  const empty = '<p class="empty">هنوز پیامی فرستاده نشده است. در صفحهٔ ورود شمارهٔ موبایل را بنویسید.</p>';
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="3">
<title>صندوق پیامک آزمایشی</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>صندوق پیامک آزمایشی</h1>
<p class="note">کدهای ورود به‌جای پیامک اینجا می‌رسند. این صفحه هر سه ثانیه تازه می‌شود.</p>
${list === '' ? empty : `<ol>${list}</ol>`}
</main>
</body>
</html>`;
}

function messageItem({ phoneNumber, code, sentAt, expiresAt }: InboxMessage, now: Date): string {
  const state = expiresAt > now ? 'معتبر' : 'منقضی';
  return `<li class="${expiresAt > now ? 'fresh' : 'expired'}" data-mobile="${phoneNumber}" data-code="${code}">
<bdi dir="ltr" class="phone">${phoneNumber}</bdi>
<bdi dir="ltr" class="code">${code}</bdi>
<span>${state}</span>
<time datetime="${sentAt.toISOString()}">${tehranTime.format(sentAt)}</time>
</li>`;
}

const style = `
body { margin: 0; background: #F6F7F9; color: #15191F; font: 16px/1.8 Vazirmatn, Tahoma, sans-serif; }
main { max-width: 640px; margin-inline: auto; padding: 24px 16px; }
h1 { font-size: 22px; line-height: 1.45; margin: 0; }
.note, time, li span { color: #5B6470; font-size: 14px; }
ol { list-style: none; margin: 0; padding: 0; border: 1px solid #DDE2E8; border-radius: 8px; background: #fff; }
li { display: grid; grid-template-columns: 1fr auto 4em auto; gap: 16px; align-items: center; padding: 12px 16px; }
li + li { border-block-start: 1px solid #DDE2E8; }
.code { font-size: 22px; font-weight: 700; font-variant-numeric: tabular-nums; color: #1A5FD0; }
.expired .code { color: #5B6470; font-weight: 400; }
@media (max-width: 480px) { li { grid-template-columns: 1fr auto; } }`;
