import { fileMime, maxFileBytes } from '@esteto/domain/company/file/file-kinds';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { useEffect, useState } from 'react';
import { type ReadNote, readNote } from './read-note.ts';

/** The note as the city made it, kept beside the invoice; what its XML says is filled in for the person to confirm. */
export const OfficialFiles = () => (
  <>
    <FileField name="xml" label="XML da nota" span={3} accept={`.xml,${fileMime.xml},text/xml`} maxBytes={maxFileBytes.xml} />
    <FileField name="pdf" label="PDF da nota" span={3} accept={`.pdf,${fileMime.pdf}`} maxBytes={maxFileBytes.pdf} />
    <FilledFromXml />
  </>
);

const FilledFromXml = () => {
  const store = useFormStore();
  const file = useFieldValue('xml');
  const [read, setRead] = useState<{ of: unknown; note: ReadNote | null } | null>(null);
  useEffect(() => {
    if (!(file instanceof File)) return;
    let stale = false;
    const take = (note: ReadNote | null) => {
      if (stale) return;
      for (const [name, value] of Object.entries(note ?? {})) store.setValue(name, value);
      setRead({ of: file, note });
    };
    readNote(file)
      .then(take)
      .catch(() => take(null));
    return () => {
      stale = true;
    };
  }, [file, store]);
  if (!file || read?.of !== file) return null;
  return (
    <div style={{ gridColumn: '1 / -1' }} aria-live="polite">
      {read.note ? (
        <Banner tone="done">Campos preenchidos com o XML. Confira antes de emitir.</Banner>
      ) : (
        <Banner tone="waiting">Não deu para ler o número e a data neste XML. Digite-os abaixo, como estão na nota.</Banner>
      )}
    </div>
  );
};
