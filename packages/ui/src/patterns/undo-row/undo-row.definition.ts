import { styled, Text, View } from '@tamagui/core';

export const UndoRow = styled(View, {
  name: 'UndoRow',
  position: 'relative',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  minHeight: '52px',
  paddingBlock: '1',
  paddingInline: '4 lg:5',
  backgroundColor: 'canvas',
});

export const UndoText = styled(Text, {
  name: 'UndoText',
  flexGrow: 1,
  flexShrink: 1,
  minWidth: 0,
  whiteSpace: 'normal',
  fontSize: '13',
  lineHeight: '13',
});

/** The line of the remaining time, at the lower edge. */
export const UndoTime = styled(View, {
  name: 'UndoTime',
  display: 'block',
  position: 'absolute',
  insetInlineStart: 0,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  height: '2px',
  backgroundColor: 'primary',
});
