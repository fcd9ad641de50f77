import { styled, View } from '@tamagui/core';

/** A page while it loads: its blocks stacked, each in its final size. */
export const PageSkeleton = styled(View, {
  name: 'PageSkeleton',
  display: 'block',
  paddingBlockStart: '4',
});

/** Blocks side by side from md up, stacked on phones. */
export const SkeletonColumns = styled(View, {
  name: 'SkeletonColumns',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '4 md:6',
  marginBlockStart: '4 md:6',
  variants: { joined: { true: { marginBlockStart: '0' } } } as const,
});

/** A surface with its lines. */
export const SkeletonBox = styled(View, {
  name: 'SkeletonBox',
  gap: '3',
  minWidth: '0',
  padding: '4',
  backgroundColor: 'surface',
  // The width of all sides alone sets their style.
  borderWidth: '1px',
  borderInlineWidth: '0 sm:1px',
  borderColor: 'line',
  borderRadius: '0 sm:card',
  variants: {
    /** Parts with their own distance; the ground between them is their hairline. */
    flush: { true: { gap: '1px', padding: '0', overflow: 'hidden', backgroundColor: 'line' } },
  } as const,
});

/** Covers the current page from below the header. The scroll position stays. */
export const PageCover = styled(View, {
  name: 'PageCover',
  display: 'block',
  position: 'fixed',
  insetInlineStart: '0',
  insetInlineEnd: '0',
  insetBlockEnd: '0',
  zIndex: 'content',
  overflow: 'hidden',
  backgroundColor: 'canvas',
});
