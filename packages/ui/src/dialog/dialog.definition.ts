import { styled, View } from '@tamagui/core';

/** Shared with the runtime's own frames, which are not plain views. */
export const dialogSurface = {
  width: 'min(calc(100% - 32px), 560px)',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
} as const;

export const sheetSurface = {
  width: '100%',
  maxWidth: '640px',
  borderStartStartRadius: 'card',
  borderStartEndRadius: 'card',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  borderInlineWidth: 0,
  borderBlockEndWidth: 0,
} as const;

export const DialogSurface = styled(View, {
  name: 'DialogSurface',
  ...dialogSurface,
  variants: {
    /** Slides up from the lower edge and takes the whole width of a phone; in a wider window it stands in the middle. */
    sheet: { true: sheetSurface },
  } as const,
});
