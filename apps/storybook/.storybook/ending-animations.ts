/** Whether an animation runs by the clock, and so comes to an end; one that follows the scroll position does not. */
export function runsByClock({ timeline }: Pick<Animation, 'timeline'>): boolean {
  return timeline === null || timeline instanceof DocumentTimeline;
}

/**
 * Tells Storybook of the animations alone that come to an end. It waits up to five seconds for all of a story to have ended, and so do its
 * tests and pictures: each row that fades where it scrolls on cost them these five seconds.
 */
export function leaveOutScrolledAnimations(): void {
  const getAnimations = document.getAnimations?.bind(document);
  if (getAnimations !== undefined) document.getAnimations = () => getAnimations().filter(runsByClock);
}
