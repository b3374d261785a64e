import { Readable } from 'node:stream';
import { CSV_MARK, csvLines } from '@esteto/domain/shared/text/csv';

/** Some records as lines of a file; `last`: the id to go on after, null where none is left; `read`: how many records they are of. */
export type CsvBatch = { lines: string[][]; read: number; last: number | null };

type CsvStream = {
  header: readonly string[];
  /** Records after an id, in the order of their ids. */
  batch: (after: number) => Promise<CsvBatch>;
  /** Told after each batch how many records were gone through. */
  tellProgress: (done: number) => Promise<void>;
};

/** A CSV that spreadsheets in Brazilian Portuguese open as it is, written while its records are read: of any length in the memory of a batch. */
export const csvStream = (stream: CsvStream): Readable => Readable.from(parts(stream));

async function* parts({ header, batch, tellProgress }: CsvStream): AsyncGenerator<Buffer> {
  yield Buffer.from(`${CSV_MARK}${csvLines([header])}`);
  let done = 0;
  for (let after = 0; ; ) {
    const { lines, read, last } = await batch(after);
    if (last === null) return;
    yield Buffer.from(csvLines(lines));
    after = last;
    done += read;
    await tellProgress(done);
  }
}
