import { styled, View } from '@tamagui/core';

/** Head of a card: title at the start, a note or link at the end. */
export const PanelHead = styled(View, {
  name: 'PanelHead',
  flexDirection: 'row',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: '4 md:5',
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'line',
  variants: {
    /** With a closing button at its end, as in dialogs. */
    closable: { true: { alignItems: 'flex-start', paddingBlock: '1' } },
  } as const,
});

export const PanelBody = styled(View, {
  name: 'PanelBody',
  display: 'block',
  paddingInline: '4 md:5',
  paddingBlock: '3 md:4',
});
