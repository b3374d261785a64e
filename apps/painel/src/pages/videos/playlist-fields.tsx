import { chakra } from '@chakra-ui/react';
import type { PlaylistDetail } from '@esteto/contract/office/media';
import { type MediaLocal, mediaLocalLabel } from '@esteto/domain/office/media/media-kinds';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { MediaFileField } from './media-file-field.tsx';
import { MediaPicks } from './media-picks.tsx';

/** A playlist and what is seen in it, one after the other. */
export const PlaylistFields = ({ record }: { record?: PlaylistDetail }) => (
  <>
    <TextField name="title" autoFocus autoComplete="off" />
    <RadioField name="local" options={mediaLocalLabel} span={3} />
    <SwitchField name="is_active" span={3} />
    <Items items={record?.items ?? []} />
    <MediaFileField name="thumbnail" purpose="picture" kept={record?.thumbnail ? { name: 'Capa', note: 'guardada' } : null} />
    {record?.thumbnail_url && (
      <chakra.img
        src={record.thumbnail_url}
        alt="Capa de agora"
        gridColumn={spanOf()}
        borderRadius="control"
        maxH="10rem"
        objectFit="cover"
      />
    )}
  </>
);

const Items = ({ items }: { items: PlaylistDetail['items'] }) => (
  <MediaPicks name="media_ids" picked={items} local={useFieldValue<MediaLocal | null>('local')} help="Na ordem em que são vistos." />
);
