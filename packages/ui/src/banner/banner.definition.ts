import { styled, Text, View } from '@tamagui/core';

/** News about a whole page or the whole site, over its full width. */
export const Banner = styled(View, {
  name: 'Banner',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '48px',
  paddingInline: '4',
  paddingBlock: '0.5',
  borderBlockWidth: '1px',
  borderColor: 'line',
  variants: {
    status: {
      info: { backgroundColor: 'infoTint' },
      success: { backgroundColor: 'successTint' },
      warning: { backgroundColor: 'warningTint' },
      error: { backgroundColor: 'errorTint' },
    },
  } as const,
});

export const BannerIcon = styled(Text, {
  name: 'BannerIcon',
  display: 'inline-flex',
  variants: {
    status: {
      info: { color: 'info' },
      success: { color: 'success' },
      warning: { color: 'warning' },
      error: { color: 'error' },
    },
  } as const,
});

export const BannerText = styled(Text, {
  name: 'BannerText',
  display: 'block',
  flexGrow: 1,
  flexShrink: 1,
  paddingBlock: '2',
  whiteSpace: 'normal',
});
