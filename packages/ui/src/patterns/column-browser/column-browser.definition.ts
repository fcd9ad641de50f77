import { styled, View } from '@tamagui/core';

/** The category tree in columns, right to left: area, group, family, category, preview. */
export const ColumnBrowser = styled(View, {
  name: 'ColumnBrowser',
  display: 'grid',
  minHeight: 'lg:400px',
});

export const BrowserColumn = styled(View, {
  name: 'BrowserColumn',
  display: 'block',
  paddingBlock: '1 md:2',
  maxHeight: '440px',
  overflow: 'auto',
});

export const BrowserRow = styled(View, {
  name: 'BrowserRow',
  position: 'relative',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '2',
  minHeight: '40px',
  paddingInline: '4',
  paddingBlock: '1',
  backgroundColor: 'transparent hover:canvas',
  variants: {
    /** The first column: icon, name, description. */
    isArea: { true: { minHeight: '68px', alignItems: 'flex-start', paddingBlock: '2.5' } },
  } as const,
});

export const BrowserPreview = styled(View, {
  name: 'BrowserPreview',
  padding: '4',
});

export const BrowserFoot = styled(View, {
  name: 'BrowserFoot',
  overflow: 'hidden',
  flexDirection: 'row',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  minHeight: '36px',
  paddingInline: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
  backgroundColor: 'canvas',
});
