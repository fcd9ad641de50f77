import { propertiesPage } from '@/app/(default)/category/properties/[categoryId]/[[...name]]/page-definition';

export const { generateMetadata } = propertiesPage.dynamic;
export default propertiesPage.dynamic.Page;
