import 'server-only';
import { getHelpItem } from '@bazaar/api/help-systems';
import { getPageByName } from '@bazaar/api/pages';
import { cache } from 'react';
import { load } from '@/lib/data/load';

/** Reads the help of one screen. */
export const loadHelp = cache((uniqueId: string) =>
  load('reference', [`help:${uniqueId}`], (request) => getHelpItem({ uniqueId }, request)),
);

/** Reads the site's own text about using it. */
export const loadHelpPage = cache(() =>
  load('record', ['page:help'], (request) => getPageByName({ name: 'help' }, request)),
);
