declare global {
  interface Window {
    longTasks?: number[];
  }
}

/** Runs in the browser: records the duration of every task over 50 ms from now on. */
export function startCounting(): void {
  const tasks: number[] = [];
  window.longTasks = tasks;
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Runs in the browser: returns the longest task in ms since the last call; 0 when none took 50 ms. */
export function longestTaskMs(): number {
  const tasks = window.longTasks?.splice(0) ?? [];
  return Math.round(Math.max(0, ...tasks));
}
