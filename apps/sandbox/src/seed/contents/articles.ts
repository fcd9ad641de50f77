import { bearingArticles } from './articles-bearings';
import { consultingArticles } from './articles-consulting';
import { driveArticles } from './articles-drives';
import { electricalArticles } from './articles-electrical';
import { fastenerArticles } from './articles-fasteners';
import { fluidPowerArticles } from './articles-fluid-power';
import { fluidArticles } from './articles-fluids';
import { instrumentArticles } from './articles-instruments';
import { metalArticles } from './articles-metals';
import { newsArticles } from './articles-news';
import { processArticles } from './articles-processes';
import { safetyArticles } from './articles-safety';
import { serviceArticles } from './articles-services';
import { standardArticles } from './articles-standards';
import { toolArticles } from './articles-tools';
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
  ...electricalArticles,
  ...instrumentArticles,
  ...fluidPowerArticles,
  ...toolArticles,
  ...safetyArticles,
  ...serviceArticles,
  ...standardArticles,
  ...newsArticles,
  ...processArticles,
  ...consultingArticles,
];
