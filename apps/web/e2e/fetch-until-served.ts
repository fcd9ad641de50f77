/** Status of an answer that came too late, or of a part that is still being written: the client may try again. */
const LATE = [503, 504];
const MOST_TRIES = 60;

/** Fetches an address, and tries again each second as a crawler does that was told to: on a busy machine an answer may miss its deadline. */
export async function fetchUntilServed(
  address: string,
  options: Pick<RequestInit, 'headers' | 'redirect'> = {},
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(60_000) });
    if (!LATE.includes(answer.status) || tries === MOST_TRIES) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
