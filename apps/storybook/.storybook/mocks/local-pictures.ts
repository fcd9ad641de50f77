import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const drawings = new URL('../../../web/src/testing/drawings/', import.meta.url);
const addresses = /\/media\/[\w./-]+\.(?:webp|png|jpg|vtt)\b/g;
/** The column browser asks for the drawing of whichever category it stands on. */
const categories = /(?<=["'`])c-[a-z0-9-]+(?=["'`])/g;

/** Drawings by a word of the address; the first stands for every other. */
const subjects = ['ball-bearing', 'pump', 'motor', 'ball-valve', 'gauge', 'bolt'] as const;

/**
 * Provides what stories request by the catalogue's addresses, `/media/…`: a drawing in the format the address names, a caption without
 * text. Every address that the built stories mention is a file of the build, and the drawing of every category they mention.
 */
export function localPictures(): Plugin {
  return {
    name: 'local-pictures',
    configureServer: ({ middlewares }) => {
      middlewares.use('/media', async (request, response, next) => {
        const file = await fileFor(request.originalUrl ?? '');
        if (file === undefined) next();
        else response.end(file);
      });
    },
    async generateBundle(_options, bundle) {
      const code = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const named = code.flatMap((text) => text.match(addresses) ?? []);
      const drawn = code
        .flatMap((text) => text.match(categories) ?? [])
        .map((id) => `/media/drawings/${id}.webp`);
      for (const address of new Set([...named, ...drawn])) {
        const source = await fileFor(address);
        if (source !== undefined) this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}

async function fileFor(address: string): Promise<Buffer | string | undefined> {
  const format = extname(new URL(address, 'http://local').pathname).slice(1);
  if (format === 'vtt') return 'WEBVTT\n';
  if (format !== 'webp' && format !== 'png' && format !== 'jpg') return undefined;
  const subject = subjects.find((word) => address.includes(word)) ?? subjects[0];
  return sharp(readFileSync(new URL(`${subject}.svg`, drawings)))
    .resize(640)
    .flatten({ background: '#fff' })
    .toFormat(format === 'jpg' ? 'jpeg' : format)
    .toBuffer();
}
