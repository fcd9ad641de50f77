import { styled, View } from '@tamagui/core';

/** For the runtime's own frame, which is no plain view: the whole height at the inline end, on phones from the lower edge up. */
export const sideSheetSurface = {
  width: '100%',
  maxWidth: '100% sm:584px lg:640px',
  height: 'auto sm:100dvh',
  maxHeight: 'calc(100dvh - 24px) sm:100dvh',
  overflow: 'auto',
  backgroundColor: 'surface',
  borderWidth: 0,
  borderColor: 'line',
  borderStartStartRadius: 'card sm:0',
  borderStartEndRadius: 'card sm:0',
} as const;

/** The title, in sight while the content is scrolled. */
export const SideSheetHead = styled(View, {
  name: 'SideSheetHead',
  position: 'sticky',
  zIndex: 'content',
  backgroundColor: 'surface',
});

export const SideSheetBody = styled(View, {
  name: 'SideSheetBody',
  display: 'block',
  paddingInline: '4 md:5',
  paddingBlockStart: '4',
});

/** The buttons, in sight while the content is scrolled. */
export const SideSheetFoot = styled(View, {
  name: 'SideSheetFoot',
  position: 'sticky',
  zIndex: 'content',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingInline: '4 md:5',
  paddingBlock: '3',
  marginInline: '-16px md:-20px',
  backgroundColor: 'surface',
  borderTopWidth: '1px',
  borderColor: 'line',
});
