import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { rFactors } from '@esteto/contract/access';
import type { RFactorHistory } from '@esteto/contract/month/r-factor';
import { payrollTotal } from '@esteto/domain/law/month/payroll-month';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';

/** The months that the fator R is made of, the newest first; each is told or mended here. */
export const PayrollTable = ({ history: { company, months } }: { history: RFactorHistory }) => {
  const canEdit = useCan(rFactors.edit);
  const { search } = useLocation();
  return (
    <Scroller role="region" aria-label="Receita e folha por mês" tabIndex={0}>
      <Table css={WRAPS_ON_PHONE}>
        <thead>
          <tr>
            <th scope="col">Mês</th>
            <th scope="col">Receita</th>
            <Wide as="th" scope="col">
              Pró-labore
            </Wide>
            <Wide as="th" scope="col">
              Salários e encargos
            </Wide>
            <Wide as="th" scope="col">
              CPP do DAS
            </Wide>
            <th scope="col">Folha</th>
            {canEdit && <th scope="col">Ações</th>}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.competence}>
              <th scope="row">{formatCompetence(month.competence)}</th>
              <td>
                {formatMoney(month.revenue)}
                {month.waiting > 0 && <Waiting>{formatMoney(month.waiting)} por emitir</Waiting>}
              </td>
              <Amounts payroll={month.payroll} cpp={month.cpp} />
              {canEdit && (
                <td>
                  <Link
                    to={payrollPath(company.id, month.competence) + search}
                    aria-label={`${month.payroll ? 'Corrigir' : 'Informar'} a folha de ${formatCompetence(month.competence)}`}
                  >
                    {month.payroll ? 'Corrigir' : 'Informar'}
                  </Link>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
};

const payrollPath = (companyId: number, competence: string): string => {
  const [year = '', month = ''] = competence.split('-');
  return path('/painel/mensal/fator-r/historico/empresa/:companyId/folha/:year/:month', { companyId, year, month });
};

const Amounts = ({ payroll, cpp }: Pick<RFactorHistory['months'][number], 'payroll' | 'cpp'>) => {
  if (!payroll)
    return (
      <>
        <Wide colSpan={2} />
        <Wide>{formatMoney(cpp)}</Wide>
        <td>Não informada</td>
      </>
    );
  const { pro_labore, wages, inss_employer, fgts } = payroll;
  return (
    <>
      <Wide>{formatMoney(pro_labore)}</Wide>
      <Wide>{formatMoney(wages + inss_employer + fgts)}</Wide>
      <Wide>{formatMoney(cpp)}</Wide>
      <td>{formatMoney(payrollTotal(payroll) + cpp)}</td>
    </>
  );
};

const Waiting = chakra('span', { base: { display: 'block', color: 'fg.muted', fontSize: 'xs' } });

/** On a phone the sum stands for its parts. */
const Wide = chakra('td', { base: { display: { base: 'none', md: 'table-cell' } } });
