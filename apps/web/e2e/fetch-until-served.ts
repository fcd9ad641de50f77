/** Status of an address whose answer came too late: such an answer says that the client may try again. */
const LATE = [503, 504];
const MOST_TRIES = 6;

/** Fetches an address, and tries again as a crawler does that was told to: on a busy machine an answer may miss its deadline. */
export async function fetchUntilServed(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(60_000) });
    if (!LATE.includes(answer.status) || tries === MOST_TRIES) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 1_000 * tries));
  }
}
