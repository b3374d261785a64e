import { PassThrough, Readable } from 'node:stream';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { ZipFile } from 'yazl';

/** A part of the copy: where it stands in the zip, and how much is in it. */
export type ArchivePart = { label: string; path: string; count: number };

/**
 * A zip that is written while it is read, one thing after another, so that none of it but what is on its way is in memory, whatever its size (Zip64 where
 * it is needed). Who fills it calls `end`, or `fail` when something went wrong; whoever reads `stream` and gives up makes `add` fail.
 */
export const openArchive = (at: string) => {
  const zip = new ZipFile();
  const stream = new PassThrough();
  zip.on('error', (error: Error) => stream.destroy(error));
  // Whoever reads or fills it is told; where nobody does any more it must not take the process along.
  stream.on('error', () => undefined);
  zip.outputStream.pipe(stream);
  const givenUp = new Promise<never>((_go, stop) => {
    stream.once('close', () => {
      if (!stream.readableEnded) stop(stream.errored ?? new Error('nobody reads the archive any more'));
    });
  });
  givenUp.catch(() => undefined);

  const fail = (error: unknown): void => void stream.destroy(error instanceof Error ? error : new Error(String(error)));

  const add = async (path: string, content: Readable, { compress }: { compress: boolean }): Promise<void> => {
    const whole = new Promise<void>((go, stop) => content.once('end', go).once('error', stop));
    zip.addReadStream(content, path, { compress, mtime: new Date(at) });
    try {
      await Promise.race([whole, givenUp]);
    } catch (error) {
      // The zip itself does not look at what is put into it.
      fail(error);
      throw error;
    } finally {
      content.destroy();
    }
  };
  return {
    stream,
    add,
    addText: (path: string, text: string): Promise<void> => add(path, Readable.from([text]), { compress: true }),
    end: (): void => zip.end(),
    fail,
  };
};

export type Archive = ReturnType<typeof openArchive>;

/** Rows as a list in JSON, a row a line. */
export async function* jsonOf(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches)
    for (const row of rows) {
      yield `${before}${JSON.stringify(row)}`;
      before = ',\n';
    }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** What a person reads first. */
export const indexPage = (
  { name, at }: { name: string; at: string },
  parts: readonly ArchivePart[],
  files: number,
): string => `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><title>Cópia dos dados</title>
<style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}td,th{text-align:left;padding:.25rem 1rem .25rem 0}td:last-child,th:last-child{text-align:right}</style>
<h1>Cópia dos dados de ${escaped(name)}</h1>
<p>Feita em ${formatInstantFull(at)}. Traz o que o Esteto guarda sobre você e sobre as empresas de que você é sócio (Lei 13.709/2018, art. 18, II e V).
Senhas, chaves de certificados e códigos de segurança não saem. Valores em dinheiro estão em centavos; datas e horas, em UTC.</p>
<table><tr><th>O que é</th><th>Arquivo</th><th>Registros</th></tr>
${parts.map(({ label, path, count }) => `<tr><td>${escaped(label)}</td><td><a href="${path}">${path}</a></td><td>${count}</td></tr>`).join('\n')}
</table>
<p>Na pasta <b>arquivos</b>: ${files === 1 ? '1 arquivo' : `${files} arquivos`}, por empresa.</p></html>
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
