/** A published weakness of a package; a version is affected from `from` on, before `fixed`. */
export interface Advisory {
  readonly id: string;
  readonly name: string;
  readonly severity: 'high' | 'critical';
  readonly affected: readonly (readonly [from: string, fixed: string])[];
  readonly title: string;
}

/** Day of the last look at the published advisories. */
export const listedOn = '2026-11-27';

/**
 * High and critical weaknesses published for packages of this tree, kept here for machines that can ask no service. A package that is
 * affected again, by an older version of its own or of another, is found at once; what was published since is the service's to tell.
 */
export const knownAdvisories: readonly Advisory[] = [
  ...['react-server-dom-webpack', 'react-server-dom-turbopack'].map(
    (name): Advisory => ({
      id: 'CVE-2025-55182',
      name,
      severity: 'critical',
      affected: [
        ['19.0.0', '19.0.1'],
        ['19.1.0', '19.1.2'],
        ['19.2.0', '19.2.1'],
      ],
      title: 'code from a request to a server component',
    }),
  ),
  {
    id: 'CVE-2025-66478',
    name: 'next',
    severity: 'critical',
    affected: [
      ['15.0.0', '15.0.5'],
      ['15.1.0', '15.1.9'],
      ['15.2.0', '15.2.6'],
      ['15.3.0', '15.3.6'],
      ['15.4.0', '15.4.8'],
      ['15.5.0', '15.5.7'],
      ['16.0.0', '16.0.7'],
    ],
    title: 'code from a request to a server component',
  },
  {
    id: 'CVE-2025-55184',
    name: 'next',
    severity: 'high',
    affected: [
      ['13.3.0', '14.2.35'],
      ['15.0.0', '15.0.7'],
      ['15.1.0', '15.1.11'],
      ['15.2.0', '15.2.8'],
      ['15.3.0', '15.3.8'],
      ['15.4.0', '15.4.10'],
      ['15.5.0', '15.5.9'],
      ['16.0.0', '16.0.10'],
    ],
    title: 'a request to a server component never ends',
  },
  {
    id: 'CVE-2025-29927',
    name: 'next',
    severity: 'critical',
    affected: [
      ['11.1.4', '12.3.5'],
      ['13.0.0', '13.5.9'],
      ['14.0.0', '14.2.25'],
      ['15.0.0', '15.2.3'],
    ],
    title: 'middleware is skipped by a header',
  },
  {
    id: 'CVE-2025-49826',
    name: 'next',
    severity: 'high',
    affected: [['15.1.0', '15.1.8']],
    title: 'an empty answer is kept in the page cache',
  },
  {
    id: 'CVE-2024-51479',
    name: 'next',
    severity: 'high',
    affected: [['9.5.5', '14.2.15']],
    title: 'authorization by path is passed by',
  },
  {
    id: 'CVE-2024-46982',
    name: 'next',
    severity: 'high',
    affected: [
      ['13.5.1', '13.5.7'],
      ['14.0.0', '14.2.10'],
    ],
    title: 'page cache poisoned by a request',
  },
  {
    id: 'CVE-2024-34351',
    name: 'next',
    severity: 'high',
    affected: [['13.4.0', '14.1.1']],
    title: 'requests of the server by the Host header of a server action',
  },
  {
    id: 'CVE-2023-4863',
    name: 'sharp',
    severity: 'high',
    affected: [['0.0.0', '0.32.6']],
    title: 'a WebP picture writes past its buffer',
  },
  {
    id: 'CVE-2025-59288',
    name: 'playwright',
    severity: 'high',
    affected: [['0.0.0', '1.55.1']],
    title: 'browsers are downloaded without a check of the certificate',
  },
  {
    id: 'CVE-2025-68429',
    name: 'storybook',
    severity: 'high',
    affected: [
      ['7.0.0', '7.6.21'],
      ['8.0.0', '8.6.15'],
      ['9.0.0', '9.1.17'],
      ['10.0.0', '10.1.10'],
    ],
    title: 'variables of .env files end in the build',
  },
  {
    id: 'CVE-2024-37890',
    name: 'ws',
    severity: 'high',
    affected: [
      ['7.0.0', '7.5.10'],
      ['8.0.0', '8.17.1'],
    ],
    title: 'many headers end the server',
  },
  {
    id: 'CVE-2024-4068',
    name: 'braces',
    severity: 'high',
    affected: [['0.0.0', '3.0.3']],
    title: 'memory without limit',
  },
  {
    id: 'CVE-2024-21538',
    name: 'cross-spawn',
    severity: 'high',
    affected: [
      ['0.0.0', '6.0.6'],
      ['7.0.0', '7.0.5'],
    ],
    title: 'an expression that takes for ever',
  },
  {
    id: 'CVE-2024-47068',
    name: 'rollup',
    severity: 'high',
    affected: [
      ['0.0.0', '2.79.2'],
      ['3.0.0', '3.29.5'],
      ['4.0.0', '4.22.4'],
    ],
    title: 'script through names in the document',
  },
  {
    id: 'CVE-2022-25883',
    name: 'semver',
    severity: 'high',
    affected: [
      ['0.0.0', '5.7.2'],
      ['6.0.0', '6.3.1'],
      ['7.0.0', '7.5.2'],
    ],
    title: 'an expression that takes for ever',
  },
  {
    id: 'CVE-2025-7783',
    name: 'form-data',
    severity: 'critical',
    affected: [
      ['0.0.0', '2.5.4'],
      ['3.0.0', '3.0.4'],
      ['4.0.0', '4.0.4'],
    ],
    title: 'boundaries that can be guessed',
  },
  {
    id: 'CVE-2021-23337',
    name: 'lodash',
    severity: 'high',
    affected: [['0.0.0', '4.17.21']],
    title: 'code through a template',
  },
  {
    id: 'CVE-2024-45296',
    name: 'path-to-regexp',
    severity: 'high',
    affected: [
      ['0.0.0', '0.1.10'],
      ['0.2.0', '1.9.0'],
      ['2.0.0', '3.3.0'],
      ['4.0.0', '6.3.0'],
      ['7.0.0', '8.0.0'],
    ],
    title: 'an expression that takes for ever',
  },
  {
    id: 'CVE-2025-64756',
    name: 'glob',
    severity: 'high',
    affected: [
      ['10.2.0', '10.5.0'],
      ['11.0.0', '11.1.0'],
    ],
    title: 'commands through names of files',
  },
];
