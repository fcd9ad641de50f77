/** The twenty checks of security and reliability, each with the line it has to pass. A test belongs to the checks its title begins with. */
export const twentyChecks: readonly (readonly [code: string, check: string, passLine: string])[] = [
  ['S1', 'Open redirect', 'whatever `redirectPath` says, the visitor stays on this origin'],
  [
    'S2',
    'Token out of reach',
    'in no script, address, storage, document or response; cookie `__Host-`, Secure, HttpOnly, SameSite=Lax',
  ],
  ['S3', 'Foreign writes', 'every write refuses a foreign origin or site, none named, and `text/plain`: 403'],
  [
    'S4',
    'Content security policy',
    'no `unsafe-inline`, no `unsafe-eval`; no object, base or frame; no violation on any page',
  ],
  ['S5', 'Headers', '100 or more on the observatory’s published scale, on every page of an https site'],
  ['S6', 'Stored script', 'nothing runs, calls out or breaks the page around it'],
  [
    'S7',
    'Private data in shared caches',
    'private answers are `private, no-store`, public bytes equal for everybody, no canary on disk',
  ],
  ['S8', 'Cache poisoning', 'no header and no query changes what the next plain request gets'],
  ['S9', 'Login not in front only', 'no way to a private page or call leads past it'],
  ['S10', 'Other people’s objects', '403 or 404, and nothing of the object'],
  [
    'S11',
    'One-time codes',
    'one in two minutes a number, twenty in ten minutes an address, five wrong ones lock, once, same answer for all numbers',
  ],
  ['S12', 'Requests of the server', 'nothing a visitor sends makes it call another address'],
  [
    'S13',
    'Uploads',
    'size, content and name agree; served as a download from a path without cookies; nothing is left of a refused one',
  ],
  ['R1', 'Backend down', 'visited pages are served, others say so in Persian with 503'],
  [
    'R2',
    'Backend slow or wrong',
    'a page within the deadline, its other parts whole, whole again afterwards',
  ],
  ['R3', 'Repeats', 'reads once more on the eight statuses, writes never, `Retry-After` obeyed'],
  [
    'R4',
    'Circuit breaker',
    'opens at half of the calls failing, one probe in five seconds, closes at the first success',
  ],
  ['R5', 'Shutdown', 'SIGTERM: pending requests end, exit code 0, at most 15 s'],
  ['R6', 'Payments', 'whatever comes, in any order and number: charged once'],
  ['R7', 'Double submit', 'one effect for any number of equal sends; the key with another body is refused'],
];
