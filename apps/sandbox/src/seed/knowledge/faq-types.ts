/** One category of frequent questions; each entry is a question and its answer, paragraphs of plain text or HTML. */
export interface FaqDefinition {
  slug: string;
  title: string;
  icon: string;
  entries: readonly (readonly [question: string, answerHtml: string])[];
}
