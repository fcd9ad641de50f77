import { styled, View } from '@tamagui/core';

/** A column beside the list from md up; below that a sheet which the platform opens as a popover. */
export const FilterPanel = styled(View, {
  name: 'FilterPanel',
  display: 'block',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  padding: 0,
});

export const FilterHead = styled(View, {
  name: 'FilterHead',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '3',
  minHeight: '56px md:40px',
  paddingInline: '4',
  paddingBlock: '1',
});

/** Stays visible while the filters scroll. */
export const FilterFoot = styled(View, {
  name: 'FilterFoot',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'content',
  padding: '3',
  paddingInline: '4',
  backgroundColor: 'surface',
  borderTopWidth: '1px',
  borderColor: 'line',
});

/** Minimum, maximum and unit on one line, below the histogram. */
export const FilterRange = styled(View, {
  name: 'FilterRange',
  display: 'grid',
  alignItems: 'center',
  gap: '2',
});
