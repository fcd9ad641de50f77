import { color, font, radius } from '@bazaar/ui/tokens';
import { create } from 'storybook/theming';

/** Documentation pages in the product's font and colours. */
export const docsTheme = create({
  base: 'light',
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
  inputBg: color.surface,
  inputBorder: color.field,
  inputBorderRadius: radius.field,
  inputTextColor: color.ink,
});
