/** Status of an address whose answer came too late: the site says so to be asked again. */
const LATE = [503, 504];
const MOST_ASKED = 6;

/** Asks for an address, as often as a crawler would that is told to come again: on a busy machine an answer may miss its deadline. */
export async function askUntilServed(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  for (let asked = 1; ; asked += 1) {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(60_000) });
    if (!LATE.includes(answer.status) || asked === MOST_ASKED) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 1_000 * asked));
  }
}
