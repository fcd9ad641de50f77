interface RetiredWord {
  /** Matched against the lower-case words of a name, with a space at both ends. */
  readonly pattern: RegExp;
  readonly standard: string;
  /** Folders in which the word is retired; everywhere when absent. */
  readonly folders?: RegExp;
}

const web = /^apps\/web\//;
const front = /^(apps\/web|apps\/storybook|packages\/ui)\//;

/** Retired words of the product's glossary, as far as a name can show them (docs/glossary.md has the words in use). */
export const retiredWords: readonly RetiredWord[] = [
  { pattern: / twins? /, standard: 'dynamic variant' },
  { pattern: / acts /, standard: 'actions' },
  { pattern: / (note|ask|share|compare) act /, standard: 'action' },
  { pattern: / (ways?|ways on) /, standard: 'call to action', folders: front },
  // `Thing` is schema.org's own name.
  { pattern: / things? /, standard: 'object or entity', folders: /^(?!.*\/json-ld\.tsx$)/ },
  { pattern: / makers? /, standard: 'category suppliers' },
  { pattern: / goods /, standard: 'products' },
  { pattern: / hubs? /, standard: 'landing page' },
  { pattern: / unread (screen|metadata) /, standard: 'load error', folders: web },
  { pattern: / filter notes? /, standard: 'filter warning', folders: web },
  { pattern: /^ (readings?|loaded) $/, standard: 'result', folders: /^apps\/web\/src\// },
  { pattern: / untold /, standard: 'unhandled errors' },
  { pattern: / (main|secondary) part /, standard: 'critical or optional data' },
  { pattern: / degraded /, standard: 'cache tags' },
  { pattern: / (gone|missing|cache) marks? /, standard: 'cache tags' },
  { pattern: / rubbish /, standard: 'invalid response' },
  { pattern: / gains? /, standard: 'result count without the filter', folders: web },
  { pattern: / seats /, standard: 'head-office cities' },
  { pattern: / namesakes? /, standard: 'categories of the same name' },
  { pattern: / (wish|wishes|wished|asked|intent) /, standard: 'pending action', folders: front },
  { pattern: / asked /, standard: 'requested' },
  { pattern: / kept /, standard: 'cached, stored or persisted' },
  { pattern: / own (account|marks|menu|shell|picture|messages) /, standard: 'current user' },
  { pattern: / (?!use )\w+ watch (tsx? )?$/, standard: 'listener', folders: /^apps\/web\/src\// },
  {
    pattern: / \w+ mark $/,
    standard: 'selector or data attribute',
    folders: /^apps\/web\/src\/(entities|features|lib)\//,
  },
  { pattern: / sheet files | sheets? (in|as) /, standard: 'stylesheet' },
  { pattern: / (early pages|soft links|soft target) /, standard: 'prefetch, client navigation' },
  { pattern: / stand ?in /, standard: 'fake server' },
  { pattern: / census /, standard: 'coverage test' },
  { pattern: / gate (step |ts )?$/, standard: 'checks', folders: /^scripts\// },
  { pattern: / companions? /, standard: 'supplementary stylesheet' },
  { pattern: / played answers? | play answers? /, standard: 'simulated answers' },
  { pattern: / both ts $/, standard: 'a Playwright project per device' },
  { pattern: / films? /, standard: 'video' },
  { pattern: /^ u $/, standard: 'cx', folders: /^packages\/ui\// },
  { pattern: / passing message /, standard: 'transient message' },
  { pattern: / who line /, standard: 'author line' },
  { pattern: / (settle|stands alone) /, standard: 'finalise, self-contained' },
];
