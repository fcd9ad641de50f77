import { PATIENCE_MS } from './eventually';

// What a busy machine is late with is not what a test is about: one about a deadline lets it run out itself (`runOutAtOnce`).
const { timeout } = AbortSignal;
AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.max(milliseconds, PATIENCE_MS));
