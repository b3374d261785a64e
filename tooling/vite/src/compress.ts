import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);

const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Writes a `.br` of the best quality beside each asset that gains from it; servers send those and compress nothing at run time. */
export const compress = (): Plugin => {
  let folder = '';
  return {
    name: 'esteto:compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    // Not closeBundle: that also runs after a failed build, and its complaint about the missing files would hide what went wrong.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(names.map((name) => compressFile(join(folder, name))));
      },
    },
  };
};

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await compressBrotli(content, { params }));
};
