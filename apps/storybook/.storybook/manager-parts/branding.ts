import { color, font, radius } from '@bazaar/ui/tokens';
import { create } from 'storybook/theming';

const siteName = 'بازار صنعت';

/** The manager in the product's name, font and colours. Storybook inserts the title as HTML. */
export const branding = create({
  base: 'light',
  brandTitle: `<span class="brand"><img src="./favicon.svg" alt="" width="24" height="24"><bdi lang="fa">${siteName}</bdi><small>design system</small></span>`,
  brandUrl: './?path=/docs/guide-principles--docs',
  brandTarget: '_self',
  fontBase: font.family,
  colorPrimary: color.primary,
  colorSecondary: color.primary,
  textColor: color.ink,
  textMutedColor: color.muted,
  appBg: color.canvas,
  appContentBg: color.surface,
  appPreviewBg: color.surface,
  appBorderColor: color.line,
  appBorderRadius: radius.card,
  barBg: color.surface,
  barTextColor: color.muted,
  barSelectedColor: color.primary,
  barHoverColor: color.primary,
  inputBg: color.surface,
  inputBorder: color.field,
  inputBorderRadius: radius.field,
  inputTextColor: color.ink,
});

/** Storybook ends the page's title with its own name. */
export function nameThePage(): void {
  const title = document.querySelector('title');
  if (title === null) return;
  const rename = () => {
    const named = document.title.replace(/^storybook - Storybook$|Storybook$/, siteName);
    if (named !== document.title) document.title = named;
  };
  rename();
  new MutationObserver(rename).observe(title, { childList: true, characterData: true, subtree: true });
}
