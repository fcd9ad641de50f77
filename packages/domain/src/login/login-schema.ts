import * as z from 'zod/mini';
import { parseMobile } from './mobile';
import { parseOneTimeCode } from './one-time-code';

/**
 * Schema of the login's first step. The output is the number as `09…`. Issues carry the reason as message; the web app's translations hold
 * the texts.
 */
export const mobileSchema = z.pipe(
  z.string().check(z.refine((typed) => parseMobile(typed).ok, { error: 'not-a-mobile' })),
  z.transform((typed: string) => {
    const parsed = parseMobile(typed);
    return parsed.ok ? parsed.value : typed;
  }),
);

/** Creates the schema of the second step: a code of the length the server gave. The output has Latin digits. */
export function oneTimeCodeSchema(length: number) {
  return z.pipe(
    z.string().check(z.refine((typed) => parseOneTimeCode(typed, length).ok, { error: 'wrong-length' })),
    z.transform((typed: string) => {
      const parsed = parseOneTimeCode(typed, length);
      return parsed.ok ? parsed.value : typed;
    }),
  );
}
