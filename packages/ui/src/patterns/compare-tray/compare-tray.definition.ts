import { styled, View } from '@tamagui/core';

/** Objects selected for comparison, below everything; on a phone above the site's bottom bar. */
export const CompareTray = styled(View, {
  name: 'CompareTray',
  position: 'fixed',
  zIndex: 'bar',
  insetInline: '0 md:24px',
  insetBlockEnd: '60px sm:0 md:16px',
  display: 'grid',
  gap: '2',
  maxWidth: '1088px',
  marginInlineStart: 'auto',
  paddingBlock: '2',
  paddingInline: '4',
  backgroundColor: 'surface',
  borderTopWidth: '1px',
  borderBottomWidth: '0 md:1px',
  borderInlineWidth: '0 md:1px',
  borderColor: 'ink',
  borderRadius: '0 md:card',
});

export const CompareTrayRow = styled(View, {
  name: 'CompareTrayRow',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '3',
});
