import type { MediaFileRole } from '@esteto/domain/office/media/media-file';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { Uploads } from './upload/uploads.ts';

/** A field of a form that names a file: an upload's id while it is new, the file's once it is kept. */
type FileField<Name extends string> = { field: Name; given: string | null; before: string | null; role: MediaFileRole };

/** The files of one form. */
export const formFiles = ({ files, uploads }: Pick<Deps, 'files'> & { uploads: Uploads }, user_id: number) => {
  const adopted: string[] = [];
  const gone: string[] = [];
  const keepOne = async (tx: Tx, { field, given, before, role }: FileField<string>): Promise<string | null> => {
    if (given === before) return before;
    if (before !== null) gone.push(before);
    if (given === null) return null;
    const id = await files.adopt(tx, await uploads.finished(given, { user_id, role, field }));
    adopted.push(given);
    return id;
  };
  return {
    /** What each field holds from now on; what nobody names any more is forgotten. */
    keep: async <Name extends string>(tx: Tx, fields: readonly FileField<Name>[]): Promise<Record<Name, string | null>> => {
      const kept: [Name, string | null][] = [];
      for (const each of fields) kept.push([each.field, await keepOne(tx, each)]);
      await files.forget(tx, gone);
      return Object.fromEntries(kept) as Record<Name, string | null>;
    },
    /** Once the transaction has ended well: the uploads that became files go, and the bytes that nobody has any more. */
    done: async (): Promise<void> => {
      for (const upload of adopted) await uploads.forget(upload);
      await files.dropBytes(gone);
    },
  };
};
