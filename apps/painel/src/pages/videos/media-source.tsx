import { chakra } from '@chakra-ui/react';
import { uploadMedia } from '@esteto/api-client/office/media-upload';
import type { MediaDetail } from '@esteto/contract/office/media';
import { playTime } from '@esteto/domain/office/media/chapters';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { valueAt } from '@esteto/ui/components/field/binding/form-store';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { fileSize } from '@esteto/ui/components/field/file/file-rules';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { useState } from 'react';
import { firstFrame } from './first-frame.ts';
import { MediaFileField } from './media-file-field.tsx';

/** Where the pictures come from: a file with its cover, or the link of the other site. */
export const MediaSource = ({ record }: { record?: MediaDetail }) => {
  const isGif = useFieldValue('type') === 'gif';
  const url = useFieldValue<string | null>('url');
  const [chosen, setChosen] = useState(Boolean(record?.file));
  const store = useFormStore();
  const [cover, setCover] = useState<string | null>(null);
  const kept = record?.kept_file ? { name: record.kept_file.name, note: noteOf(record) } : null;

  /** What the browser sees of a film before it is gone: how long it is, and a picture, where there is none yet. */
  const look = async (file: File) => {
    setChosen(true);
    store.setValue('url', null);
    const seen = await firstFrame(file);
    store.setValue('duration', seen?.seconds ?? null);
    if (valueAt(store.read().values, 'poster')) return setCover('A capa continua a mesma.');
    if (!seen?.picture) return setCover('Este navegador não mostra este vídeo. Envie uma imagem para a capa.');
    const poster = await uploadMedia(seen.picture, { signal: new AbortController().signal, onProgress: () => undefined }).catch(() => null);
    setCover(poster ? 'A capa veio do próprio vídeo.' : 'A capa não foi enviada. Envie uma imagem.');
    if (poster) store.setValue('poster', poster);
  };
  const unlook = () => {
    setChosen(false);
    setCover(null);
    store.setValue('duration', null);
  };

  if (isGif)
    return (
      <>
        <MediaFileField key="gif" name="file" purpose="gif" required kept={kept} />
        <Preview record={record} />
      </>
    );
  return (
    <>
      {!url && (
        <MediaFileField
          key="video"
          name="file"
          purpose="video"
          kept={kept}
          onChosen={(file) => void look(file)}
          onDropped={unlook}
          help="MP4, WebM ou MOV, até 2 GB."
        />
      )}
      {!chosen && <TextField name="url" inputMode="url" placeholder="https://youtu.be/…" help="Ou o link de um vídeo do YouTube." />}
      <MediaFileField
        name="poster"
        purpose="picture"
        kept={record?.poster ? { name: 'Capa', note: 'guardada' } : null}
        help={cover ?? undefined}
      />
      <Preview record={record} />
    </>
  );
};

/** What the record shows now, until it is saved. */
const Preview = ({ record }: { record?: MediaDetail }) => {
  if (record?.kept_file && record.type === 'gif') return <chakra.img src={record.kept_file.url} alt="GIF de agora" {...PICTURE} />;
  if (record?.kept_file)
    return <chakra.video src={record.kept_file.url} poster={record.poster_url ?? undefined} controls preload="none" {...PICTURE} />;
  return record?.poster_url ? <chakra.img src={record.poster_url} alt="Capa de agora" {...PICTURE} /> : null;
};

const PICTURE = { gridColumn: spanOf(), borderRadius: 'control', maxHeight: '12rem', maxWidth: 'full' } as const;

const noteOf = ({ kept_file, duration }: MediaDetail): string =>
  [kept_file && fileSize(kept_file.size), duration !== null && playTime(duration)].filter(Boolean).join(' · ');
