import { expect } from 'storybook/test';

/** Expects that every visible element of the selector shows its whole text: nothing overflows it, and it ends in no ellipsis. */
export const expectNothingCut =
  (selector: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    );
    await expect(shown.length).toBeGreaterThan(0);
    const cut = shown.filter(
      (element) =>
        element.scrollWidth > element.clientWidth || getComputedStyle(element).textOverflow === 'ellipsis',
    );
    await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  };
