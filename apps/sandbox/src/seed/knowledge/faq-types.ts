/** One category of frequent questions; each entry is the question and its answer, paragraphs of plain text or ready HTML. */
export interface FaqDefinition {
  slug: string;
  title: string;
  icon: string;
  entries: readonly (readonly [question: string, answerHtml: string])[];
}
