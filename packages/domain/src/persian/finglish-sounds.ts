/** A spelling of a sound, and how unusual it is in technical words. */
export type Spelling = readonly [text: string, cost: number];

/** Two-letter sounds come first: the longest match applies. */
export const sounds: Readonly<Record<string, readonly Spelling[]>> = {
  kh: [['خ', 0]],
  sh: [['ش', 0]],
  ch: [['چ', 0]],
  zh: [['ژ', 0]],
  gh: [
    ['ق', 0],
    ['غ', 1],
  ],
  ph: [['ف', 0]],
  ck: [['ک', 0]],
  oo: [['و', 0]],
  ou: [['و', 0]],
  ow: [['و', 0]],
  ee: [['ی', 0]],
  ea: [['ی', 0]],
  ei: [['ی', 0]],
  ey: [['ی', 0]],
  ai: [
    ['ای', 0],
    ['ی', 1],
  ],
  ay: [
    ['ای', 0],
    ['ی', 1],
  ],
  aa: [['ا', 0]],
  b: [['ب', 0]],
  p: [['پ', 0]],
  t: [
    ['ت', 0],
    ['ط', 2],
  ],
  s: [
    ['س', 0],
    ['ص', 2],
  ],
  j: [['ج', 0]],
  h: [
    ['ه', 0],
    ['ح', 2],
  ],
  d: [['د', 0]],
  z: [
    ['ز', 0],
    ['ض', 2],
    ['ظ', 2],
  ],
  r: [['ر', 0]],
  f: [['ف', 0]],
  q: [
    ['ق', 0],
    ['غ', 1],
  ],
  k: [['ک', 0]],
  g: [['گ', 0]],
  l: [['ل', 0]],
  m: [['م', 0]],
  n: [['ن', 0]],
  v: [['و', 0]],
  w: [['و', 0]],
  y: [['ی', 0]],
  x: [['کس', 0]],
  c: [
    ['ک', 0],
    ['س', 1],
  ],
};

/** Short vowels are omitted inside a word and long ones are written; Latin letters do not show which is which. */
export const vowels: Readonly<
  Record<'first' | 'inner' | 'last', Readonly<Record<string, readonly Spelling[]>>>
> = {
  first: {
    a: [
      ['ا', 0],
      ['آ', 1],
      ['ع', 3],
    ],
    e: [
      ['ا', 0],
      ['ع', 3],
    ],
    i: [['ای', 0]],
    o: [
      ['ا', 0],
      ['او', 1],
    ],
    u: [['او', 0]],
  },
  inner: {
    a: [
      ['ا', 0],
      ['', 0],
    ],
    e: [
      ['', 0],
      ['ی', 2],
    ],
    i: [
      ['ی', 0],
      ['', 1],
    ],
    o: [
      ['', 0],
      ['و', 0],
    ],
    u: [
      ['و', 0],
      ['', 1],
    ],
  },
  last: {
    a: [
      ['ا', 0],
      ['ه', 1],
    ],
    e: [
      ['ه', 0],
      ['', 1],
    ],
    i: [['ی', 0]],
    o: [['و', 0]],
    u: [['و', 0]],
  },
};
