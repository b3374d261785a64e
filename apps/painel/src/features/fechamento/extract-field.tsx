import { chakra } from '@chakra-ui/react';
import { closingMutations } from '@esteto/api-client/month/closing';
import type { ClosingExtract } from '@esteto/contract/month/closing';
import { acceptOf, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { UploadArea } from '@esteto/ui/patterns/file/upload-area.tsx';
import { type Upload, useUploads } from '@esteto/ui/patterns/file/use-uploads';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** The three official values from the extract of the PGDAS-D: it fills the fields beside it, and the person saves them. */
export const ExtractField = ({ id }: { id: number }) => {
  const store = useFormStore();
  const [extract, setExtract] = useState<ClosingExtract | null>(null);
  const { mutateAsync: read } = useMutation(closingMutations.readExtract);
  const send: Upload = async (file, { key, signal }) => {
    const answer = await read({ id, file, idempotency_key: key, signal });
    setExtract(answer);
    const { file_id, problem, ...official } = answer;
    if (official.das_official === null || problem !== null) return;
    for (const [name, value] of Object.entries({ ...official, extract_file_id: file_id })) store.setValue(name, value);
  };
  const sending = useUploads(send, () => undefined);
  return (
    <chakra.div gridColumn="1 / -1" display="grid" gap="2">
      <chakra.span fontWeight="medium">Ler do extrato</chakra.span>
      <UploadArea label="Extrato do PGDAS-D" sending={sending} accept={acceptOf(['pdf'])} maxBytes={MAX_FILE_BYTES} />
      <div aria-live="polite">{extract && <ReadExtract extract={extract} />}</div>
    </chakra.div>
  );
};

const ReadExtract = ({ extract: { problem, das_official, revenue_official, rbt12_official } }: { extract: ClosingExtract }) =>
  problem === null && das_official !== null && revenue_official !== null && rbt12_official !== null ? (
    <Banner tone="done">
      Lido do extrato: DAS {formatMoney(das_official)}, receita {formatMoney(revenue_official)}, RBT12 {formatMoney(rbt12_official)}.
      Confira e salve.
    </Banner>
  ) : (
    <Banner tone="attention">{problem} Nada foi preenchido.</Banner>
  );
