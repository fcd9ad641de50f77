import { setNonce } from '@tamagui/core';

const id = 'tamagui-config';

/**
 * Inserts the runtime's variables and base rules into the page, once, and lets its later rules pass the policy: style elements carry the
 * nonce of this document. The nonce is read from the document and is not a component property, because a client navigation keeps the
 * document's policy while the server's next response has another nonce.
 */
export function insertConfigStyles(getCss: () => string): void {
  if (document.getElementById(id)) return;
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
  setNonce(nonce);
  const style = document.createElement('style');
  style.id = id;
  style.nonce = nonce;
  style.textContent = getCss();
  document.head.append(style);
}
