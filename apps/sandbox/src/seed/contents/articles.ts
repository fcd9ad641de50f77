import { bearingArticles } from './articles-bearings';
import { driveArticles } from './articles-drives';
import { fastenerArticles } from './articles-fasteners';
import { fluidArticles } from './articles-fluids';
import { metalArticles } from './articles-metals';
import { valveArticles } from './articles-valves';
import type { ArticleText } from './page-types';

/** Articles of the editors, by field. */
export const articles: readonly ArticleText[] = [
  ...bearingArticles,
  ...driveArticles,
  ...fluidArticles,
  ...valveArticles,
  ...metalArticles,
  ...fastenerArticles,
];
