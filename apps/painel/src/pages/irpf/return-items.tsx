import { chakra } from '@chakra-ui/react';
import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import type { IncomeTaxFile, IncomeTaxItem } from '@esteto/contract/tax/income-tax-record';
import { longText, object } from '@esteto/domain/shared/schema/fields';
import { incomeTaxItemMachine } from '@esteto/domain/tax/income-tax/income-tax-item-life';
import { checklistItemStatusLabel, checklistItemStatusTone } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useId } from 'react';
import { type InformeHome, ItemInforme } from './item-informe.tsx';

type ReturnItemsProps = { home: InformeHome; items: readonly IncomeTaxItem[]; files: readonly IncomeTaxFile[]; canEdit: boolean };

/** The documents that a return asks for, by section, with what was sent of each. */
export const ReturnItems = ({ home, items, files, canEdit }: ReturnItemsProps) => {
  const id = useId();
  const { mutateAsync: send } = useMutation(incomeTaxMutations.moveItem);
  const { movesOf, question } = useMoves({
    machine: incomeTaxItemMachine,
    by: 'staff',
    moves: canEdit ? MOVES : [],
    send,
    done: ({ title }: IncomeTaxItem) => `${title}: situação alterada.`,
    question: ({ title }: IncomeTaxItem) => ({
      title: 'Recusar o documento',
      subtitle: title,
      size: 'sm',
      help: 'O médico lê este motivo.',
    }),
    reason: REASON,
    record: (item) => ({
      ...incomeTaxQueries.detail({ id: home.id }),
      select: (row: IncomeTaxDetail) => row.items.find(({ id: one }) => one === item.id) ?? item,
    }),
  });
  const filesOf = (item: IncomeTaxItem) => files.filter(({ item_id }) => item_id === item.id);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id}>Documentos</QuietHeading>
      <chakra.ul display="grid" gap="2">
        {items.map((item) => (
          <chakra.li key={item.id} display="flex" alignItems="start" gap="2">
            <chakra.div flex="1" minW={0} overflowWrap="anywhere">
              {item.title}{' '}
              <StatusBadge status={{ label: checklistItemStatusLabel[item.status], tone: checklistItemStatusTone[item.status] }} />
              <chakra.div color="fg.muted" fontSize="sm">
                {[
                  item.section,
                  item.reason,
                  item.refused_reason,
                  ...filesOf(item)
                    .filter(({ reading }) => reading === null)
                    .map(({ name }) => name),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </chakra.div>
              {filesOf(item).map((file) => (
                <ItemInforme key={file.id} home={home} file={file} canEdit={canEdit} />
              ))}
            </chakra.div>
            {movesOf(item).length > 0 && (
              <MenuButton label={`Ações de ${item.title}`} icon={EllipsisVertical} size="sm" groups={[{ items: movesOf(item) }]} />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {question}
    </section>
  );
};

const MOVES = ['accept', 'refuse', 'skip', 'ask_again'] as const;
const REASON = object({ reason: longText('Motivo').max(300).required() });
