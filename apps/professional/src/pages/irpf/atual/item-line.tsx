import { chakra } from '@chakra-ui/react';
import { ownIncomeTaxMutations } from '@esteto/api-client/tax/own-income-tax';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { IncomeTaxItem, OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { incomeTaxItemMachine } from '@esteto/domain/tax/income-tax/income-tax-item-life';
import { checklistItemStatusTone } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { useReturnPaths } from './current-return.ts';
import { itemStatusWords } from './item-words.ts';
import { takesPapers } from './owed.ts';

/** A document that a return asks for: sent by its button, or said not to be the person's by the other. */
export const ItemLine = ({ row, item }: { row: OwnReturn; item: IncomeTaxItem }) => {
  const paths = useReturnPaths(row);
  const canEdit = useCan(ownIncomeTaxes.edit);
  const legal = canEdit && takesPapers(row) ? incomeTaxItemMachine.legalActions(item.status, 'client') : [];
  const lacks = item.status === 'pending' || item.status === 'refused';
  const open = lacks && legal.includes('send') ? 'Enviar' : 'Ver';
  return (
    <Line
      title={item.title}
      note={
        <>
          {item.refused_reason && (
            <chakra.span display="block" color="fg.default" overflowWrap="anywhere">
              {item.refused_reason}
            </chakra.span>
          )}
          {lacks ? [item.reason, item.source && `Onde conseguir: ${item.source}.`].filter(Boolean).join(' ') : item.section}
        </>
      }
    >
      {item.status !== 'pending' && (
        <StatusBadge status={{ label: itemStatusWords[item.status], tone: checklistItemStatusTone[item.status] }} />
      )}
      {lacks && legal.includes('skip') && <SkipButton item={item} />}
      <ButtonLink to={paths.item(item.id)} aria-label={`${open}: ${item.title}`}>
        {open === 'Enviar' && <Upload size={16} aria-hidden />}
        {open}
      </ButtonLink>
    </Line>
  );
};

const SkipButton = ({ item: { id, version, title } }: { item: IncomeTaxItem }) => {
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const { mutateAsync: move, isPending } = useMutation(ownIncomeTaxMutations.moveItem);
  const skip = () =>
    move({ ...scope, id, body: { action: 'skip', version } }).then(() => toast.success(`${title}: não se aplica a você.`), tellFailure);
  return (
    <Button variant="ghost" busy={isPending} aria-label={`Não se aplica: ${title}`} onClick={() => void skip()}>
      Não se aplica
    </Button>
  );
};
