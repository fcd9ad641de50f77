import publicCorpus from './dompurify-vectors.json' with { type: 'json' };
import ownCorpus from './own-vectors.json' with { type: 'json' };

/** Stored script and broken markup: a public corpus, and what concerns this product. Sources and licences are in the files. */
export const VECTORS: readonly string[] = [...publicCorpus.vectors, ...ownCorpus.vectors];
