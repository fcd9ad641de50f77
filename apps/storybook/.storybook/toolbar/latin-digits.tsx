import { type ReactNode, useLayoutEffect } from 'react';

const persianOrArabic = /[۰-۹٠-٩]/g;

/** Signs that stand with the digits: «۹٫۹۵» is written 9.95, «۱۲٬۳۴۵» 12,345 and «۴۰٪» 40%. */
const signs: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%' };

export const toLatin = (text: string): string =>
  text
    .replace(/[٫٬](?=[۰-۹٠-٩])|(?<=[۰-۹٠-٩])٪/g, (sign) => signs[sign] ?? sign)
    .replace(persianOrArabic, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Shows the story with Latin digits. Components get formatted text, so they have no such option: their rendered text is rewritten after
 * every render. Field values and accessible names stay unchanged.
 */
export function LatinDigits({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    // A layout effect: it must finish before the next render is observed, or it would rewrite that too.
    const rewrite = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const latin = toLatin(node.nodeValue ?? '');
        if (latin !== node.nodeValue) node.nodeValue = latin;
      }
    };
    rewrite();
    const observer = new MutationObserver(rewrite);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return children;
}
