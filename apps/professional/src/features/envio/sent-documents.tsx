import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { sentDocumentMutations, sentDocumentQueries } from '@esteto/api-client/office/sent-document';
import { type SentDocumentRow, sentDocument } from '@esteto/contract/office/sent-document';
import { incomeTaxTypeLabel, type SentDocumentKind } from '@esteto/domain/office/sent-document/sent-document-kind';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** What the person has sent already, of one kind; each may be taken back. */
export const SentDocuments = ({ kind }: { kind: SentDocumentKind }) => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const { data } = useQuery(sentDocumentQueries.own({ ...scope, kind }));
  const { mutateAsync: remove } = useMutation(sentDocumentMutations.remove);
  if (!data || data.length === 0) return null;
  const askToRemove = ({ id, name }: SentDocumentRow) =>
    confirm({
      title: 'Retirar documento',
      message: `A equipe deixa de ver ${name}.`,
      confirmLabel: 'Retirar',
      negative: true,
      action: () => remove({ ...scope, id }),
    });
  return (
    <chakra.section gridColumn="1 / -1" aria-label="Já enviados">
      <QuietHeading>Já enviados</QuietHeading>
      {data.map((row) => (
        <FileRow
          key={row.id}
          label={row.name}
          name={row.name}
          mime={row.mime}
          detail={inWords(row)}
          load={() => call(sentDocument.fetchOwn, { id: row.id })}
          action={<IconButton label={`Retirar ${row.name}`} icon={Trash2} onClick={() => void askToRemove(row)} />}
        />
      ))}
    </chakra.section>
  );
};

const inWords = ({ competence, year, type, payer, amount, created_at }: SentDocumentRow): string =>
  [
    competence && formatCompetence(competence),
    year,
    type && incomeTaxTypeLabel[type],
    payer,
    amount !== null && formatMoney(amount),
    `enviado ${formatInstant(created_at, today())}`,
  ]
    .filter(Boolean)
    .join(' · ');
