import { VECTORS } from '../src/lib/html/testing/vectors';
import type { Product } from './product';

/** Ends whatever a vector leaves open, so that the next one stands by itself. */
const CLOSERS = ` -->"'></script></style></textarea></title></noscript></xmp></select></svg></math></template></iframe>`;
const PER_PAGE = 24;
/** Characters a title, a name or a label has at most by the contract: the backend answers with none that is longer. */
const LONGEST_NAME = 300;
/** Characters a question has at most. */
const LONGEST_QUESTION = 1_000;
/** A word that every stored question contains. */
export const STORED_WORD = 'نفوذ';

/** The vectors by page: no page would be read that has hundreds of texts. */
const groups = Array.from({ length: Math.ceil(VECTORS.length / PER_PAGE) }, (_, at) =>
  VECTORS.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
);

function at(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? '';
}

function nameOf(...texts: readonly string[]): string {
  return texts.join(' ').slice(0, LONGEST_NAME);
}

/** Returns every vector in every place of an article, a help item and a question; `run` keeps a second run's ids apart. */
function textsOf(run: number) {
  const marked = (texts: readonly string[]) =>
    texts.map((text, index) => `<h2>بخش ${index}</h2>${text}${CLOSERS}<p>پایان ${index}</p>`).join('');
  return {
    articles: groups.map((texts, page) => ({
      id: `pg-stored-${run}-${page}`,
      title: nameOf(at(texts, 0), at(texts, 1)),
      summary: texts.slice(2, 8).join(' '),
      authorName: nameOf(at(texts, 8)),
      labels: texts.slice(9, 14).map((text) => nameOf(text)),
      bodyHtml: marked(texts),
      comments: [...texts],
    })),
    helps: groups.map((texts, page) => ({
      id: `stored-${run}-${page}`,
      title: nameOf(at(texts, 14), at(texts, 15)),
      bodyHtml: marked(texts),
      steps: texts.slice(16).map((text) => ({ title: nameOf(text), text })),
    })),
    questions: VECTORS.map((text, index) => ({
      id: `fq-stored-${run}-${index}`,
      question: `${STORED_WORD} ${text}`.slice(0, LONGEST_QUESTION),
      answerHtml: text,
    })),
  };
}

/** Stores every vector everywhere. Returns the addresses of the pages that show them. */
export async function storeVectors(product: Product, run: number): Promise<readonly string[]> {
  const texts = textsOf(run);
  const answer = await fetch(controlOf(product), { method: 'POST', body: JSON.stringify(texts) });
  if (!answer.ok) throw new Error(`the sandbox refuses the texts: ${await answer.text()}`);
  return [
    ...texts.articles.map(({ id }) => `/contents/${id}/${id}`),
    ...texts.helps.map(({ id }) => `/help/${id}`),
    `/faq?term=${encodeURIComponent(STORED_WORD)}`,
  ];
}

/** Takes the questions out of the page that other tests read. */
export async function removeQuestions(product: Product): Promise<void> {
  await fetch(controlOf(product), { method: 'DELETE' });
}

function controlOf({ settings }: Product): string {
  return `${settings.CATALOGUE_API_URL}/__sandbox/texts`;
}
