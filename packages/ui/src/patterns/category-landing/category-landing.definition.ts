import { styled, View } from '@tamagui/core';

/** Name, what it holds and description of the category, with the ways on at its end. */
export const LandingIntro = styled(View, {
  name: 'HubIntro',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
  paddingBottom: '4',
});

/** Links to its lists, favourite, note and share. */
export const LandingActions = styled(View, {
  name: 'HubActs',
  // Beside the intro it does not shrink; on a phone it must wrap.
  maxWidth: '100%',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
});

/** Cells that share hairlines. */
export const LandingCells = styled(View, {
  name: 'HubCells',
  display: 'grid',
  marginInlineEnd: '-1px',
  marginBlockEnd: '-1px',
  gridTemplateColumns: 'minmax(0,1fr) sm:repeat(2,minmax(0,1fr)) md:repeat(3,minmax(0,1fr))',
  variants: {
    /** Two or three with their drawings fill the row. */
    isFew: {
      true: {
        gridTemplateColumns: 'md:repeat(auto-fit,minmax(240px,1fr))',
      },
    },
  } as const,
});

export const LandingCell = styled(View, {
  name: 'HubCell',
  display: 'grid',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '56px',
  paddingInline: '4',
  paddingBlock: '2',
  backgroundColor: 'surface hover:tintSoft',
  variants: {
    isFew: { true: { paddingInline: '3' } },
    isDrawn: {
      true: {
        paddingInline: '2 sm:3',
        paddingBlock: 'sm:3',
        // Names of one row begin at one height.
        alignItems: 'flex-start',
        alignContent: 'flex-start',
        rowGap: '1',
      },
    },
  } as const,
});

/** Ground and box of a drawing. */
export const LandingDrawing = styled(View, {
  name: 'HubDrawing',
  display: 'block',
  backgroundColor: 'ground',
  borderRadius: 'field',
  overflow: 'hidden',
});

/** A category's drawing beside its models; above them on narrow screens. */
export const LandingModels = styled(View, {
  name: 'HubModels',
  display: 'grid',
});

export const LandingSection = styled(View, {
  name: 'HubSection',
  display: 'block',
  marginBlockStart: '8 md:10',
});

export const LandingSectionHead = styled(View, {
  name: 'HubSectionHead',
  flexDirection: 'row',
  alignItems: 'baseline',
  gap: '3',
  marginBlockEnd: '3',
});
