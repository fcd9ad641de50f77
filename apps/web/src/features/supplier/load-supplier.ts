import 'server-only';
import { listMediaVideos } from '@bazaar/api/media-videos';
import { getMerchantContent, listPages } from '@bazaar/api/pages';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { getSupplier, listMerchantDelegations, listSuppliers } from '@bazaar/api/suppliers';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { PRODUCTS_PER_PAGE } from './panels/paging';

const DELEGATIONS_SHOWN = 50;
const SIMILAR_SHOWN = 8;
const CONTENTS_SHOWN = 5;

export const loadSupplier = cache((id: string) =>
  load('record', [`supplier:${id}`], (request) => getSupplier(id, request)),
);

/** Loads one page of the supplier's products, newest first, five at a time (specification §9). */
export const loadSupplierProducts = cache((supplierId: string, pageNumber: number) =>
  load('record', [`supplier:${supplierId}`], (request) =>
    listSupplierProducts(
      { supplierId, sort: '-createdAt', pageNumber, pageSize: PRODUCTS_PER_PAGE },
      request,
    ),
  ),
);

export const loadDelegations = cache((supplierId: string) =>
  load('record', [`supplier:${supplierId}`], (request) =>
    listMerchantDelegations({ supplierId, pageNumber: 1, pageSize: DELEGATIONS_SHOWN }, request),
  ),
);

/** Loads whether the supplier has contents, and how many. */
export const loadContentCount = cache((supplierId: string) =>
  load('record', [`supplier:${supplierId}`], (request) => getMerchantContent({ supplierId }, request)),
);

/** Loads the supplier's latest articles. */
export const loadContents = cache((supplierId: string) =>
  load('record', [`supplier:${supplierId}`], (request) =>
    listPages({ supplierId, pageSize: CONTENTS_SHOWN }, request),
  ),
);

export const loadVideos = cache((supplierId: string) =>
  load('record', [`supplier:${supplierId}`], (request) =>
    listMediaVideos({ supplierId, pageSize: CONTENTS_SHOWN }, request),
  ),
);

/** Loads confirmed suppliers to offer where one has closed. Nothing is known of the closed one, so they are the best ranked. */
export const loadSimilarSuppliers = cache(() =>
  load('record', ['confirmed-suppliers'], (request) =>
    listSuppliers({ sort: '-rank', confirmedOnly: true, pageNumber: 1, pageSize: SIMILAR_SHOWN }, request),
  ),
);
