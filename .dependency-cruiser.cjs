/**
 * The import rules of ARCHITECTURE.md, one rule per row of its table.
 * `scripts/check/import-rules.ts` tries each forbidden edge once and expects the rule's name here.
 */
const inner = (name) => `(^|/)packages/${name}/|^@bazaar/${name}(/|$)`;
const app = (name) => `(^|/)apps/${name}/|^@bazaar/${name}(/|$)`;
const anyApp = '(^|/)apps/|^@bazaar/(web|sandbox|storybook)(/|$)';
const npm = (name) => `(^|/)node_modules/${name}(/|$)|^${name}(/|$)`;
const notTests =
  '\\.(test|stories|bench)\\.tsx?$|/(e2e|testing|scripts|benchmarks|\\.storybook)/|\\.config\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * Which entity shows another: a product is shown with its supplier, a supplier with the names of its kinds,
 * the filter with the properties of products and the names of enumerations; menus and selected properties stand in one store of the category.
 */
const entityEdges = {
  // The list of one supplier names it above its rows.
  'catalogue-filter': ['category', 'enumeration', 'product', 'supplier'],
  menu: ['category'],
  // The timeline of an object shows everything a person did with it.
  'object-timeline': [
    'conversation',
    'favourite',
    'note',
    'product',
    'request-basket',
    'supplier',
    'trade-request',
  ],
  // A notice tells of a conversation with unread messages.
  notice: ['conversation'],
  // Initials in place of an author's picture.
  'page-comments': ['supplier'],
  product: ['supplier'],
  // The basket's dialog lists the unsent drafts; the line of an unavailable product states its properties.
  'request-basket': ['product', 'trade-draft'],
  supplier: ['enumeration'],
  'trade-request': ['enumeration'],
  // The player is the page of a video: it counts the visit, and has the actions of an object.
  video: ['favourite', 'note', 'visit'],
};

module.exports = {
  forbidden: [
    rule(
      'api-is-self-contained',
      'Transport knows neither rules nor looks.',
      { path: '^packages/api/' },
      { path: [inner('domain'), inner('ui'), anyApp, npm('next')].join('|') },
    ),
    rule(
      'domain-is-self-contained',
      'Rules know neither transport nor looks.',
      { path: '^packages/domain/' },
      { path: [inner('api'), inner('ui'), inner('settings'), anyApp, npm('next')].join('|') },
    ),
    rule(
      'ui-is-self-contained',
      'The design system draws; it fetches and decides nothing.',
      { path: '^packages/ui/' },
      { path: [inner('api'), inner('domain'), inner('settings'), anyApp, npm('next')].join('|') },
    ),
    rule(
      'domain-is-pure',
      'Only zod, the vanilla store and a calendar: no React, no transport.',
      { path: '^packages/domain/src/', pathNot: notTests },
      {
        path: [
          npm('react'),
          npm('react-dom'),
          npm('@tanstack'),
          npm('zustand/react'),
          npm('msw'),
          npm('tamagui'),
        ].join('|'),
      },
    ),
    rule(
      'settings-are-self-contained',
      'Settings are read before anything else exists.',
      { path: '^packages/settings/' },
      { path: [inner('api'), inner('domain'), inner('ui'), anyApp].join('|') },
    ),
    rule(
      'telemetry-is-self-contained',
      'Whoever is measured imports it; it knows none of them and reads no settings.',
      { path: '^packages/telemetry/' },
      {
        path: [inner('api'), inner('domain'), inner('ui'), inner('settings'), anyApp, npm('next')].join('|'),
      },
    ),
    rule(
      'pages-only-compose',
      'A page parses, loads and draws one screen; it calls no transport.',
      { path: '^apps/web/src/app/' },
      { path: [inner('api'), npm('tamagui'), npm('@tamagui')].join('|') },
    ),
    rule(
      'features-do-not-reach-up',
      'Features are composed by pages, never the other way round.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/(app|shell)/' },
    ),
    rule(
      'features-do-not-meet',
      'A feature never imports another; a page composes them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'shell-does-not-know-features',
      'The shell frames any feature.',
      { path: '^apps/web/src/shell/' },
      { path: '^apps/web/src/(app|features)/' },
    ),
    rule(
      'entities-do-not-reach-up',
      'Entities are parts of the product that several features show.',
      { path: '^apps/web/src/entities/' },
      { path: '^apps/web/src/(app|features|shell)/' },
    ),
    ...Object.entries(entityEdges).map(([entity, others]) =>
      rule(
        `entity-${entity}-imports-only-listed-entities`,
        'Edges between entities are few and written down in `entityEdges`.',
        { path: `^apps/web/src/entities/${entity}/` },
        {
          path: '^apps/web/src/entities/',
          pathNot: `^apps/web/src/entities/(${[entity, ...others].join('|')})/`,
        },
      ),
    ),
    rule(
      'entities-do-not-import-entities',
      'An entity that needs another is listed in `entityEdges` with its reason.',
      {
        path: '^apps/web/src/entities/([^/]+)/',
        pathNot: `^apps/web/src/entities/(${Object.keys(entityEdges).join('|')})/`,
      },
      { path: '^apps/web/src/entities/', pathNot: '^apps/web/src/entities/$1/' },
    ),
    rule(
      'lib-is-the-floor',
      'Plumbing knows nothing of the product; its few sentences are translations.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(app|features|shell|entities)/' },
    ),
    rule(
      'translations-are-text',
      'Texts import nothing of the app.',
      { path: '^apps/web/src/translations/' },
      { path: '^apps/web/src/(app|features|shell|entities|lib)/' },
    ),
    rule(
      'sandbox-is-a-backend',
      'The sandbox shares the contract and the rules, nothing of the front end.',
      { path: '^apps/sandbox/' },
      { path: [inner('ui'), app('web'), app('storybook'), npm('react'), npm('next')].join('|') },
    ),
    rule(
      'sandbox-calls-no-hooks',
      'The sandbox uses schemas, the table of operations, the rules of answers and the version only.',
      { path: '^apps/sandbox/src/', pathNot: notTests },
      {
        path: '(^|/)packages/api/src/',
        pathNot:
          '(^|/)packages/api/src/(generated/(zod|model|statuses|answer-rules|contract-version)|operations)',
      },
    ),
    rule(
      'only-ui-knows-tamagui',
      'Every look goes through the design system.',
      { path: '^(packages|apps|scripts)/', pathNot: '^packages/ui/' },
      { path: [npm('tamagui'), npm('@tamagui')].join('|') },
    ),
    rule(
      'one-binding-of-zustand',
      'Stores are vanilla; one module of the web app binds them to React.',
      { path: '^apps/web/src/', pathNot: '^apps/web/src/lib/store/use-store\\.ts$' },
      { path: '(^|/)node_modules/zustand/|^zustand', pathNot: 'vanilla' },
    ),
    rule(
      'product-code-imports-no-mocks',
      'Mocks answer stories, tests and `dev --mocks`; a visitor gets none of them.',
      {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: `${notTests}|^packages/api/src/(mocks|generated)/|\\.fixtures\\.tsx?$`,
      },
      {
        path: [
          '(^|/)packages/api/src/(mocks/|generated/.*(\\.msw|mock-handlers)\\.ts$)',
          '^@bazaar/api/mocks',
          npm('msw'),
        ].join('|'),
      },
    ),
    rule(
      'calls-bring-no-query-library',
      'A page that only calls pays for the HTTP client alone (ADR 12).',
      { path: '^packages/api/src/generated/endpoints/' },
      { path: [npm('@tanstack'), '(^|/)packages/api/src/generated/hooks/'].join('|') },
    ),
    rule('no-cycles', 'A cycle hides who depends on whom.', { pathNot: '/generated/' }, { circular: true }),
    rule(
      'no-unresolved',
      'An import that resolves to nothing is a typo or a missing dependency.',
      { pathNot: '/generated/' },
      { couldNotResolve: true, pathNot: '^(@bazaar/|next/|virtual:)|\\.css$|\\.woff2$' },
    ),
    rule(
      'product-code-imports-no-tests',
      'Tests and stories are leaves.',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: notTests },
      { path: '\\.(test|stories)\\.tsx?$|^apps/web/e2e/' },
    ),
    rule(
      'stories-show-nothing-apart',
      'Where only these changed, no picture can differ, and none is taken (`apps/storybook/scripts/visual/scope/apart-from-stories.ts`).',
      {
        path: '^(packages/(api|domain|settings|telemetry|ui)/src|apps/web/src|apps/storybook/(\\.storybook|catalogue))/',
        pathNot: '\\.(test|bench)\\.tsx?$',
      },
      { path: '^(apps/sandbox|apps/web/(e2e|scripts)|docs|openapi|scripts)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/[^/]+/(\\.next[^/]*|dist|storybook-static|test-results)/|^openapi/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
