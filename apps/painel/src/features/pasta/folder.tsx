import { chakra } from '@chakra-ui/react';
import { boletoPaperMutations } from '@esteto/api-client/money/boleto-paper';
import { acceptOf, GUIDE_FILE_KINDS, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { countOf } from '@esteto/domain/shared/text/text';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { UploadArea } from '@esteto/ui/patterns/file/upload-area.tsx';
import { type Upload, useUploads } from '@esteto/ui/patterns/file/use-uploads';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** The one folder of the office: guides become boletos, receipts deliver obligations. `children`: how far those of this page came. */
export const Folder = ({ children }: { children: ReactNode }) => {
  const [repeated, setRepeated] = useState<readonly string[]>([]);
  const { mutateAsync: add } = useMutation(boletoPaperMutations.add);
  const send: Upload = async (file, { key, ...how }) => {
    const { former } = await add({ file, idempotency_key: key, ...how });
    if (former) setRepeated((before) => [...before, file.name]);
  };
  const sending = useUploads(send, () => undefined);
  return (
    <Card>
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p color="fg.muted" fontSize="sm">
          Solte a pasta inteira, guias e recibos juntos, até 10 MB cada arquivo. Guias, boletos e honorários ficam em Boletos de uma pasta;
          recibos, extratos e declarações, em Recibos de uma pasta. O que ninguém reconhece fica nas duas até alguém dizer o que é.
        </chakra.p>
        <UploadArea label="PDFs da pasta" sending={sending} accept={acceptOf(GUIDE_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
        {repeated.length > 0 && (
          <Banner tone="running">
            {countOf(repeated.length, 'arquivo já tinha vindo e não entrou', 'arquivos já tinham vindo e não entraram')} de novo:{' '}
            {repeated.slice(0, MOST_NAMED).join(', ')}
            {repeated.length > MOST_NAMED && ` e mais ${repeated.length - MOST_NAMED}`}.
          </Banner>
        )}
        {children}
      </chakra.div>
    </Card>
  );
};

const MOST_NAMED = 5;
