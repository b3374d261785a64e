import { Box, chakra } from '@chakra-ui/react';
import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import type { SelicVersion } from '@esteto/contract/month/accounting-parameter';
import { selicForm } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { AddButton } from './parameter-card.tsx';

const MOST_SHOWN = 24;

/** The Selic of each month: the interest on what is paid late. */
export const SelicCard = ({ versions }: { versions: readonly SelicVersion[] }) => {
  const rates = versions.filter(({ is_replaced }) => !is_replaced).slice(0, MOST_SHOWN);
  return (
    <Card
      title="Selic"
      action={
        <AddButton label="Nova taxa" about="Selic" form={(close) => <FormOver form={FORM} onAnswer={() => undefined} onClose={close} />} />
      }
    >
      {rates.length === 0 ? (
        <Box color="fg.muted">Nenhuma taxa informada ainda. Sem ela, os juros do que é pago em atraso não são calculados.</Box>
      ) : (
        <Scroller role="region" aria-label="Selic por mês" tabIndex={0} maxHeight="20rem" overflowY="auto">
          <Table css={WRAPS_ON_PHONE}>
            <thead>
              <tr>
                <th scope="col">Mês</th>
                <th scope="col">Taxa do mês</th>
                <Wide as="th" scope="col">
                  Fonte
                </Wide>
                <Wide as="th" scope="col">
                  Por
                </Wide>
              </tr>
            </thead>
            <tbody>
              {rates.map(({ valid_from, rate, source, author_name }) => (
                <tr key={valid_from}>
                  <th scope="row">{formatCompetence(valid_from)}</th>
                  <td>{formatTaxRate(rate)}</td>
                  <Wide>{source}</Wide>
                  <Wide>{author_name}</Wide>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      )}
    </Card>
  );
};

/** Not on a phone. */
const Wide = chakra('td', { base: { display: { base: 'none', md: 'table-cell' } } });

const Fields = () => (
  <>
    <MonthField name="valid_from" span={3} help="O mês da taxa, que é publicada quando ele acaba." />
    <PercentField name="rate" span={3} />
    <TextField name="source" help="De onde a taxa foi lida." />
    <TextAreaField name="reason" help="Só quando corrige uma taxa já informada." />
  </>
);

const FORM = {
  title: 'Selic do mês',
  schema: selicForm,
  initial: { source: 'Receita Federal' },
  mutation: accountingParameterMutations.setSelic,
  done: 'Taxa salva.',
  children: <Fields />,
};
