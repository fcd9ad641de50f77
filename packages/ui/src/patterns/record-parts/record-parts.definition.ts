import { styled, View } from '@tamagui/core';

export const RecordActions = styled(View, {
  name: 'RecordActions',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: '0 md:4',
});

/** A notice over the whole width, such as «هنوز تأیید نشده». */
export const NoticeBar = styled(View, {
  name: 'NoticeBar',
  flexDirection: 'row',
  alignItems: 'flex-start',
  gap: '3',
  padding: '3',
  paddingInline: '4 md:5',
  marginBlockEnd: '3',
  borderRadius: 'card',
  backgroundColor: 'warningTint',
  variants: { tone: { warning: {}, info: { backgroundColor: 'infoTint' } } } as const,
});
