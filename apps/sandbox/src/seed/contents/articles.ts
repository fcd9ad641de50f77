import { bearingArticles } from './articles-bearings';
import { driveArticles } from './articles-drives';
import { fluidArticles } from './articles-fluids';
import type { ArticleText } from './page-types';

/** Articles of the editors, by field. */
export const articles: readonly ArticleText[] = [...bearingArticles, ...driveArticles, ...fluidArticles];
