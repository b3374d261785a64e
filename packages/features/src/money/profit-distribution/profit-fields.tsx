import { chakra } from '@chakra-ui/react';
import type { ProfitYear } from '@esteto/contract/money/profit-distribution';
import { filedWords } from '@esteto/domain/money/profit-distribution/profit-words';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';

/** Who was paid, when and how much. Of whom the product does not know, name and CPF. */
export const ProfitFields = ({ people, filed }: Pick<ProfitYear, 'people' | 'filed'>) => {
  const paid_on = useFieldValue<string | null>('paid_on');
  const filedNow = paid_on ? filedWords(competenceOf(paid_on), filed) : null;
  const user_id = useFieldValue<number | null>('user_id');
  const partners = people.flatMap(({ user_id: value, name: label, is_partner }) =>
    is_partner && value !== null ? [{ value, label }] : [],
  );
  return (
    <>
      <NumberSelectField name="user_id" options={partners} none="Outra pessoa" />
      {user_id === null && (
        <>
          <TextField name="person_name" span={3} />
          <CpfField name="person_cpf" span={3} />
        </>
      )}
      <DateField name="paid_on" span={3} />
      <MoneyField name="amount" span={3} />
      {filedNow && (
        <chakra.div gridColumn={spanOf()}>
          <Banner tone="waiting">{filedNow}</Banner>
        </chakra.div>
      )}
      <CheckboxField name="is_earlier" help="Não tem imposto e não conta para o limite do mês (Lei 9.250/1995, art. 6º-A, § 3º)." />
      <CheckboxField name="is_another" help="Marque se já há uma retirada igual em dia próximo e esta é outra." />
      <TextField name="note" />
    </>
  );
};

/** The one partner, or whoever writes; otherwise it is asked. */
export const firstOwner = (people: ProfitYear['people'], me: number | null): number | null => {
  const partners = people.filter(({ is_partner }) => is_partner);
  return partners.find(({ user_id }) => user_id === me)?.user_id ?? (partners.length === 1 ? (partners[0]?.user_id ?? null) : null);
};
