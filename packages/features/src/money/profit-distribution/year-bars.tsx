import { chakra } from '@chakra-ui/react';
import type { ProfitPerson, ProfitYear } from '@esteto/contract/money/profit-distribution';
import { MINIMUM_TAX } from '@esteto/domain/law/tax/tables/dividend-table';
import { profitYear } from '@esteto/domain/money/profit-distribution/profit-radar';
import { yearWords } from '@esteto/domain/money/profit-distribution/profit-words';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Progress } from '@esteto/ui/components/display/progress.tsx';

/** How far each person is on the way to the minimum tax, by all that is received to be paid to them. */
export const YearBars = ({ year }: { year: ProfitYear }) => {
  if (year.people.length === 0) return <chakra.p color="fg.muted">A empresa ainda não tem sócios com acesso.</chakra.p>;
  return (
    <>
      {year.people.map((person) => (
        <PersonBar key={person.person} year={year} person={person} />
      ))}
    </>
  );
};

const PersonBar = ({ year: { year, payments }, person }: { year: ProfitYear; person: ProfitPerson }) => {
  const own = payments.filter((payment) => payment.person === person.person);
  const sums = profitYear(year, own, person.elsewhere ?? 0);
  const details = [
    sums.withheld > 0 && `${formatMoney(sums.withheld)} retidos`,
    person.elsewhere && `${formatMoney(person.elsewhere)} de outras empresas`,
    sums.earlier > 0 && `${formatMoney(sums.earlier)} de lucros até 2025, fora da conta`,
  ].filter(Boolean);
  return (
    <chakra.div display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
      <span>{person.name}</span>
      <Progress
        label={`Lucros de ${person.name} no ano`}
        value={Math.min(sums.received, MINIMUM_TAX.above)}
        max={MINIMUM_TAX.above}
        words={yearWords(sums)}
      />
      {details.length > 0 && (
        <chakra.span color="fg.muted" fontSize="sm">
          {details.join(' · ')}
        </chakra.span>
      )}
    </chakra.div>
  );
};
