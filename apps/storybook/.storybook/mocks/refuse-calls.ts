/** Reports calls to the service while no mocks answer: a story that makes calls has handlers for them. */
export function refuseCalls(isWanted: () => boolean): void {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (address.pathname.startsWith('/api/') && isWanted()) {
      console.error(`the story has no handler for ${address.pathname}`);
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    return ask(input, init);
  };
}
