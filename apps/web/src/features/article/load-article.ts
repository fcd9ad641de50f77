import 'server-only';
import { getContentTypeTree } from '@bazaar/api/content-types';
import { listPageComments } from '@bazaar/api/page-comments';
import { getPage, getPageByName, listPages, listPagesByContentType } from '@bazaar/api/pages';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { getSupplier } from '@bazaar/api/suppliers';
import { cache } from 'react';
import { load } from '@/lib/data/load';

/** One more than is shown: the article itself may be among them. */
const OTHERS_READ = 5;
/** Related products: as many as stand beside a text. The contract has no page size of four. */
const PRODUCTS_READ = 5;

/** Loads a content with its text; missing for a draft, 410 for an archived one. */
export const loadArticle = cache((id: string) =>
  load('record', [`page:${id}`], (request) => getPage(id, request)),
);

/** Loads a page of the site itself by its unique name. */
export const loadSitePage = cache((name: string) =>
  load('record', [`page:${name}`], (request) => getPageByName({ name }, request)),
);

/** Loads the tree of content types: one call an hour, which every article shares. */
export const loadTypeTree = cache(() =>
  load('category', ['content-types'], (request) => getContentTypeTree(request)),
);

/** Loads the supplier in whose frame an article stands; missing when it is no longer active. */
export const loadWriter = cache((id: string) =>
  load('record', [`supplier:${id}`], (request) => getSupplier(id, request)),
);

/** Loads the latest contents of a supplier. */
export const loadOtherContents = cache((supplierId: string) =>
  load('record', [`supplier:${supplierId}`], (request) =>
    listPages({ supplierId, pageNumber: 1, pageSize: OTHERS_READ }, request),
  ),
);

/** Loads the latest contents of a type. All articles of the type share the call, so the article itself may be among them. */
export const loadContentsOfType = cache((contentTypeId: string) =>
  load('list', [`content-type:${contentTypeId}`], (request) =>
    listPagesByContentType({ contentTypeId, pageNumber: 1, pageSize: OTHERS_READ }, request),
  ),
);

/** Loads the approved comments on a page. */
export const loadComments = cache((pageId: string) =>
  load('record', [`page:${pageId}`], (request) => listPageComments(pageId, undefined, request)),
);

export const loadRelatedProducts = cache((categoryId: string) =>
  load('list', [`category:${categoryId}`], (request) =>
    listSupplierProducts({ categoryId, pageSize: PRODUCTS_READ }, request),
  ),
);
