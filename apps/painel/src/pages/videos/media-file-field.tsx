import { chakra, Flex } from '@chakra-ui/react';
import { type MediaFileRole, maxMediaBytes, mediaAccept } from '@esteto/domain/office/media/media-file';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { FieldNotes, RequiredMark } from '@esteto/ui/components/field/base/field-frame.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { type FieldProps, useField } from '@esteto/ui/components/field/binding/use-field';
import { DropZone } from '@esteto/ui/components/field/file/drop-zone.tsx';
import { fileSize, refusedFile } from '@esteto/ui/components/field/file/file-rules';
import { FileVideo, Image, RotateCw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Sent, useMediaUpload } from './use-media-upload.ts';

type MediaFileFieldProps = FieldProps & {
  purpose: MediaFileRole;
  /** The file that the record has: its name and what is known of it. */
  kept?: { name: string; note: string } | null;
  /** A file was chosen: what else follows from it. */
  onChosen?: (file: File) => void;
  onDropped?: () => void;
};

/** A file of the library: sent as soon as it is chosen, in pieces; the value is what the server knows it by. */
export const MediaFileField = ({ purpose, kept, onChosen, onDropped, ...props }: MediaFileFieldProps) => {
  const field = useField(props);
  const [refused, setRefused] = useState<string | null>(null);
  const { sent, send, drop } = useMediaUpload(field.setValue);
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    const problem = refusedFile(file, { accept: mediaAccept[purpose], maxBytes: maxMediaBytes[purpose] });
    setRefused(problem);
    if (problem) return;
    onChosen?.(file);
    void send(file);
  };
  const leave = () => {
    drop();
    onDropped?.();
  };
  const isKept = sent === null && typeof field.value === 'string';
  return (
    <chakra.div gridColumn={spanOf(field.span)} display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.span id={`${field.id}-label`} fontSize="sm" fontWeight="medium" lineHeight="snug">
        {field.label}
        {field.required && <RequiredMark />}
      </chakra.span>
      {sent === null && !isKept && (
        <DropZone control={field.control} labelledBy={`${field.id}-label`} accept={mediaAccept[purpose]} multiple={false} onFiles={take} />
      )}
      {sent && <Sending sent={sent} purpose={purpose} onRetry={() => void send(sent.file)} onDrop={leave} />}
      {isKept && (
        <Row purpose={purpose} name={kept?.name ?? 'Arquivo enviado'} onDrop={leave}>
          <Note>{kept?.note ?? 'guardado'}</Note>
        </Row>
      )}
      <FieldNotes id={field.id} error={refused ?? field.error} help={field.help} />
    </chakra.div>
  );
};

type SendingProps = { sent: Sent; purpose: MediaFileRole; onRetry: () => void; onDrop: () => void };

const Sending = ({ sent: { file, part, state, problem }, purpose, onRetry, onDrop }: SendingProps) => (
  <Row
    purpose={purpose}
    name={file.name}
    onDrop={onDrop}
    retry={
      state === 'failed' && (
        <Button variant="ghost" icon={RotateCw} onClick={onRetry}>
          Tentar de novo
        </Button>
      )
    }
  >
    {state === 'sending' && (
      <Progress label={`Envio de ${file.name}`} value={part} words={`${Math.floor(part * 100)} % de ${fileSize(file.size)}`} />
    )}
    {state === 'done' && <Note role="status">{`enviado · ${fileSize(file.size)}`}</Note>}
    {state === 'failed' && (
      <chakra.span role="alert" color="attention.fg" fontSize="sm">
        {problem}
      </chakra.span>
    )}
  </Row>
);

type RowProps = { purpose: MediaFileRole; name: string; onDrop: () => void; retry?: ReactNode; children: ReactNode };

const Row = ({ purpose, name, onDrop, retry, children }: RowProps) => {
  const Icon = purpose === 'video' ? FileVideo : Image;
  return (
    <Flex align="center" gap="2.5" minW={0}>
      <chakra.span color="fg.subtle" flexShrink={0}>
        <Icon size={20} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW={0} lineHeight="snug">
        <chakra.p overflowWrap="anywhere">{name}</chakra.p>
        {children}
      </chakra.div>
      {retry}
      <IconButton label={`Retirar ${name}`} icon={X} size="sm" onClick={onDrop} />
    </Flex>
  );
};

const Note = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
