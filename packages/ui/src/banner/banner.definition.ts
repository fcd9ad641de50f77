import { styled, Text, View } from '@tamagui/core';

/** A message about a whole page or the whole site, over its full width. */
export const Banner = styled(View, {
  name: 'Banner',
  flexDirection: 'row',
  alignItems: 'flex-start',
  columnGap: '3',
  paddingInline: '4',
  paddingBlock: '1',
  // The width of all sides alone sets their style.
  borderWidth: '1px',
  borderInlineWidth: 0,
  borderColor: 'line',
  variants: {
    status: {
      info: { backgroundColor: 'infoTint' },
      success: { backgroundColor: 'successTint' },
      warning: { backgroundColor: 'warningTint' },
      error: { backgroundColor: 'errorTint' },
    },
    /** Within a card, with an edge all around. */
    inset: { true: { columnGap: '2', borderInlineWidth: '1px', borderRadius: 'card' } },
  } as const,
});

export const BannerIcon = styled(Text, {
  name: 'BannerIcon',
  display: 'inline-flex',
  paddingBlock: '3',
  variants: {
    status: {
      info: { color: 'info' },
      success: { color: 'success' },
      warning: { color: 'warning' },
      error: { color: 'error' },
    },
  } as const,
});

/** Text and action: on one line, or with the action below, aligned with the text. */
export const BannerBody = styled(View, {
  name: 'BannerBody',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexGrow: 1,
  flexShrink: 1,
  minWidth: 0,
  columnGap: '4',
});

export const BannerText = styled(Text, {
  name: 'BannerText',
  display: 'block',
  flexGrow: 1,
  flexShrink: 1,
  paddingBlock: '2.5',
  whiteSpace: 'normal',
});
