import 'server-only';
import { operationOf } from './operation-of';

/** Anything of zod that can tell whether an answer has the shape of the contract. */
export interface AnswerShape {
  safeParse(answer: unknown): { readonly success: boolean };
}

type Schemas = Readonly<Record<string, unknown>>;

/** The contract's schemas of what public pages read, by tag, each loaded with the first answer it has to judge. */
const SCHEMAS: Readonly<Record<string, () => Promise<Schemas>>> = {
  Advertisements: () => import('@bazaar/api/zod/advertisements'),
  Categories: () => import('@bazaar/api/zod/categories'),
  ContentTypes: () => import('@bazaar/api/zod/content-types'),
  Faq: () => import('@bazaar/api/zod/faq'),
  Geography: () => import('@bazaar/api/zod/geography'),
  HelpSystems: () => import('@bazaar/api/zod/help-systems'),
  MeasurementQuantities: () => import('@bazaar/api/zod/measurement-quantities'),
  MediaVideos: () => import('@bazaar/api/zod/media-videos'),
  Merchants: () => import('@bazaar/api/zod/merchants'),
  Pages: () => import('@bazaar/api/zod/pages'),
  Searches: () => import('@bazaar/api/zod/searches'),
  SupplierProducts: () => import('@bazaar/api/zod/supplier-products'),
  Suppliers: () => import('@bazaar/api/zod/suppliers'),
  TypeModels: () => import('@bazaar/api/zod/type-models'),
  Units: () => import('@bazaar/api/zod/units'),
  WebsiteMenus: () => import('@bazaar/api/zod/website-menus'),
};

/** What the contract says an answer looks like; undefined for an address it does not name. */
export async function shapeOf(method: string, pathname: string): Promise<AnswerShape | undefined> {
  const operation = operationOf(method, pathname);
  const schemas = await SCHEMAS[operation?.tag ?? '']?.();
  if (operation === undefined || schemas === undefined) return undefined;
  const [first = '', ...rest] = operation.operationId;
  return schemas[`${first.toUpperCase()}${rest.join('')}Response`] as AnswerShape | undefined;
}
