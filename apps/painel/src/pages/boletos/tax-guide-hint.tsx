import { chakra } from '@chakra-ui/react';
import { boletoQueries } from '@esteto/api-client/money/boleto';
import type { TaxGuideAnswer } from '@esteto/contract/money/boleto';
import { BOLETO_TAXES, type BoletoTax, boletoTaxLabel } from '@esteto/domain/money/boleto/boleto-form';
import { formatCompetenceLong, isCompetence } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import type { FillGroup } from '@esteto/ui/components/field/binding/use-fill';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

type Asked = { company_id: number; tax_key: BoletoTax; competence: string };

type TaxGuideHintProps = { companyId: number | undefined; fill: (groups: readonly FillGroup[]) => void };

/** What the guide of the chosen tax and month should say, written into the fields that nobody has typed in. `companyId`: of a guide that exists. */
export const TaxGuideHint = ({ companyId, fill }: TaxGuideHintProps) => {
  const guide = useAsked(companyId);
  const query = boletoQueries.guide(guide ?? NOTHING);
  const { data } = useQuery(guide ? query : { ...query, queryFn: skipToken });
  const write = useEffectEvent(({ amount, due_date }: TaxGuideAnswer) => {
    if (!guide) return;
    fill([
      { description: `${boletoTaxLabel[guide.tax_key]} de ${formatCompetenceLong(guide.competence)}` },
      ...(amount === null ? [] : [{ amount }]),
      ...(due_date === null ? [] : [{ due_date }]),
    ]);
  });
  useEffect(() => {
    if (data) write(data);
  }, [data]);
  if (!guide || !data) return null;
  return (
    <chakra.p gridColumn={spanOf()} mt="-3" color="fg.muted" fontSize="sm" aria-live="polite">
      {inWords(guide, data)}
    </chakra.p>
  );
};

const NOTHING: Asked = { company_id: 0, tax_key: 'das', competence: '' };

const useAsked = (companyId: number | undefined): Asked | null => {
  const chosen = useFieldValue('company_id');
  const key = useFieldValue('tax_key');
  const competence = useFieldValue('competence');
  const company_id = companyId ?? chosen;
  const tax_key = BOLETO_TAXES.find((tax) => tax === key);
  const isWhole = typeof company_id === 'number' && tax_key && typeof competence === 'string' && isCompetence(competence);
  return isWhole ? { company_id, tax_key, competence } : null;
};

const inWords = ({ tax_key, competence }: Asked, { amount, due_date, words }: TaxGuideAnswer): string => {
  const what = `${boletoTaxLabel[tax_key]} de ${formatCompetenceLong(competence)}`;
  const parts = [amount !== null && formatMoney(amount), due_date !== null && `pode ser pago até ${formatDateNumeric(due_date)}`].filter(
    Boolean,
  );
  return [parts.length > 0 ? `${what}: ${parts.join(', ')}.` : null, words && `${words}.`].filter(Boolean).join(' ');
};
