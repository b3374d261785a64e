import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { type ProfitTemplate, profitDistribution } from '@esteto/contract/money/profit-distribution';
import { profitColumnLabel } from '@esteto/domain/money/profit-distribution/profit-sheet';
import { compareText } from '@esteto/domain/shared/text/text';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { TemplateButton } from '../../../features/planilha/template-button.tsx';

type TemplateRow = { id: string; cnpj: string | null; name: string; cpf: string | null; person: string };

/** The spreadsheet to fill in: the partners of every company. What stays blank is not imported. */
export const ProfitTemplateButton = () => (
  <chakra.div gridColumn="1 / -1">
    <TemplateButton title="Distribuições" columns={templateColumns} load={everyPartner} />
  </chakra.div>
);

/** Part after part, by the name of the company. */
const everyPartner = async (): Promise<TemplateRow[]> => {
  const items: ProfitTemplate['items'] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part: ProfitTemplate = await call(profitDistribution.template, after > 0 ? { after_id: after } : {});
    items.push(...part.items);
    after = part.next_id;
  }
  return items
    .toSorted((one, other) => compareText(one.name, other.name))
    .flatMap(({ id, cnpj, name, partners }) =>
      partners.map(({ name: person, cpf }, at) => ({ id: `${id} ${at}`, cnpj, name, cpf, person })),
    );
};

const templateColumns = columnsFor<TemplateRow>()([
  { key: 'cnpj', header: profitColumnLabel.cnpj, cell: 'document' },
  { key: 'name', header: profitColumnLabel.name },
  { key: 'cpf', header: profitColumnLabel.cpf, cell: 'document' },
  { key: 'person', header: profitColumnLabel.person },
  { key: 'paid_on', header: profitColumnLabel.paid_on, value: () => null },
  { key: 'amount', header: profitColumnLabel.amount, value: () => null },
  { key: 'note', header: profitColumnLabel.note, value: () => null },
]);
