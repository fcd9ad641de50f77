import { operations } from '../operations';

/** Tags in the spelling of the generated files: `SupplierProducts` is `supplier-products`. */
export const tags = [...new Set(operations.map(({ tag }) => tag))].map((tag) =>
  tag.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
);

export type Module = Record<string, unknown>;

const loaders = {
  calls: (tag: string) => `../generated/endpoints/${tag}/${tag}.ts`,
  hooks: (tag: string) => `../generated/hooks/${tag}/${tag}.ts`,
  mocks: (tag: string) => `../generated/endpoints/${tag}/${tag}.msw.ts`,
  zod: (tag: string) => `../generated/zod/${tag}/${tag}.ts`,
  zodMini: (tag: string) => `../generated/zod-mini/${tag}/${tag}.ts`,
};

/** Loads all exports of one kind of generated module, over all tags. */
export async function loadAll(kind: keyof typeof loaders): Promise<Module> {
  const files = tags.map((tag) => new URL(loaders[kind](tag), import.meta.url).href);
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<Module>));
  return Object.assign({}, ...modules) as Module;
}

export function pascalCase(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}
