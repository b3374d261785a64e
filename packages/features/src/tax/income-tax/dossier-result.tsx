import { chakra } from '@chakra-ui/react';
import type { IncomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { IRPF_QUOTAS } from '@esteto/domain/tax/income-tax/irpf-quotas';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { CARDS_ON_PHONE, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TaxSteps } from '../../law/tax/tax-steps.tsx';
import { balanceInWords } from './dossier-words.ts';

type Result = IncomeTaxDossier['result'];

/** What the year comes to: the two ways side by side, the minimum tax with its steps, and the quotas of what is to pay. */
export const DossierResult = ({ result, year }: { result: Result; year: number }) => (
  <>
    <Card title={`Imposto de ${year}, exercício ${year + 1}`}>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p fontSize="xl" fontWeight="semibold" data-numeric>
          {balanceInWords(result.balance)}
        </chakra.p>
        <chakra.p color="fg.muted">Pelo que sabemos até agora. Entrega até {formatDateNumeric(result.deadline)}.</chakra.p>
        <Ways result={result} />
        <div>
          <Disclosure label="Como se chega ao desconto simplificado">
            <TaxSteps steps={result.simplified.steps} />
          </Disclosure>
          <Disclosure label="Como se chega às deduções legais">
            <TaxSteps steps={result.deductions.steps} />
            <TaxSteps steps={result.legal.steps} />
          </Disclosure>
        </div>
      </chakra.div>
    </Card>
    <Card title="Imposto mínimo e lucros">
      <TaxSteps steps={result.minimum.steps} />
    </Card>
    {result.quotas.length > 0 && (
      <Card title={result.quotas.length === 1 ? 'Quota única' : `Em até ${result.quotas.length} quotas`}>
        <Disclosure label="Ver valor e vencimento de cada uma">
          <Quotas quotas={result.quotas} />
        </Disclosure>
      </Card>
    )}
  </>
);

const Ways = ({ result: { simplified, legal, used_simplified } }: { result: Result }) => {
  const rows = [
    ['Deduções', simplified.deducted, legal.deducted],
    ['Base de cálculo', simplified.base, legal.base],
    ['Redução', simplified.reduction, legal.reduction],
    ['Imposto', simplified.tax, legal.tax],
  ] as const;
  return (
    <Table css={WRAPS_ON_PHONE} aria-label="Simplificado e completo">
      <thead>
        <tr>
          <th scope="col">
            <chakra.span srOnly>O que se compara</chakra.span>
          </th>
          <th scope="col">Simplificado {used_simplified && <Better />}</th>
          <th scope="col">Completo {!used_simplified && <Better />}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, one, other]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-numeric>{formatMoney(one)}</td>
            <td data-numeric>{formatMoney(other)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Saldo, sem o imposto mínimo</th>
          <td data-numeric>{balanceInWords(simplified.balance)}</td>
          <td data-numeric>{balanceInWords(legal.balance)}</td>
        </tr>
      </tfoot>
    </Table>
  );
};

const Better = () => <StatusBadge status={{ label: 'Melhor', tone: 'done' }} />;

const Quotas = ({ quotas }: Pick<Result, 'quotas'>) => (
  <Table css={CARDS_ON_PHONE} aria-label={`Quotas, DARF ${IRPF_QUOTAS.code}`}>
    <thead>
      <tr>
        <th scope="col">Quota (DARF {IRPF_QUOTAS.code})</th>
        <th scope="col">Vencimento</th>
        <th scope="col">Valor</th>
        <th scope="col">Juros</th>
        <th scope="col">A pagar</th>
      </tr>
    </thead>
    <tbody>
      {quotas.map(({ number, due_date, amount, interest, total }) => (
        <tr key={number}>
          <th scope="row">{number}ª</th>
          <td data-label="Vencimento">{formatDateNumeric(due_date)}</td>
          <td data-label="Valor">{formatMoney(amount)}</td>
          <td data-label="Juros">{formatMoney(interest)}</td>
          <td data-label="A pagar">{formatMoney(total)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
