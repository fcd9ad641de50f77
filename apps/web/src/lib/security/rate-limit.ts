/** Returns a function that says whether one more call is allowed: at most `most` in any window of `windowMs`. */
export function rateLimit(most: number, windowMs: number): (nowMs: number) => boolean {
  let calls: number[] = [];
  return (nowMs) => {
    calls = calls.filter((at) => nowMs - at < windowMs);
    if (calls.length >= most) return false;
    calls.push(nowMs);
    return true;
  };
}
