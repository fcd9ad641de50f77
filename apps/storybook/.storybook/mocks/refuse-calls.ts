/** Reports calls to the service while no mocks answer: a story that makes calls has handlers for them. */
export function refuseCalls(isWanted: () => boolean): void {
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { pathname } = new URL(name);
      if (pathname.startsWith('/api/') && isWanted())
        console.error(`the story has no handler for ${pathname}`);
    }
  }).observe({ type: 'resource' });
}
