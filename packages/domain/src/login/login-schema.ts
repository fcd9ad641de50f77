import * as z from 'zod/mini';
import { parseMobile } from './mobile';
import { parseOneTimeCode } from './one-time-code';

/** Step one of the login as a form schema; gives the number as `09…`. Issues carry the reason as message, texts live in the web app. */
export const mobileSchema = z.pipe(
  z.string().check(z.refine((typed) => parseMobile(typed).ok, { error: 'not-a-mobile' })),
  z.transform((typed: string) => {
    const parsed = parseMobile(typed);
    return parsed.ok ? parsed.value : typed;
  }),
);

/** Step two: a code of the length the server named, given in Latin digits. */
export function oneTimeCodeSchema(length: number) {
  return z.pipe(
    z.string().check(z.refine((typed) => parseOneTimeCode(typed, length).ok, { error: 'wrong-length' })),
    z.transform((typed: string) => {
      const parsed = parseOneTimeCode(typed, length);
      return parsed.ok ? parsed.value : typed;
    }),
  );
}
