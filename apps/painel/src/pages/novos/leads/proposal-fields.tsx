import { chakra } from '@chakra-ui/react';
import { proposalQueries } from '@esteto/api-client/opening/proposal';
import type { LeadDetail } from '@esteto/contract/opening/lead';
import { accountTypeLabel, PAYING_TYPES, type PayingType } from '@esteto/domain/company/company/wizard';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { PlanChoice } from '@esteto/features/plan/plan/plan-choice.tsx';
import { FieldFrame } from '@esteto/ui/components/field/base/field-frame.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { type FieldProps, useField } from '@esteto/ui/components/field/binding/use-field';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** For whom, then which plan at what price, and what goes along. */
export const ProposalFields = ({ lead }: { lead: LeadDetail }) => {
  const type = useFieldValue<PayingType | null>('account_type');
  return (
    <>
      {lead.email === null && <EmailField name="email" required help="O lead ainda não tem e-mail. Este fica guardado no cadastro dele." />}
      <RadioField name="account_type" options={TYPES} />
      {type !== 'natural_person' && <IntegerField name="partners" span={2} help="Com o médico." />}
      <TextField name="coupon" span={2} autoComplete="off" />
      <CheckboxField name="is_resident" span={2} help="O plano pode ter um preço próprio." />
      <Offers id={lead.id} type={type} />
      {lead.simulations.length > 0 && (
        <SimulationField
          name="simulation_id"
          options={lead.simulations.map(({ id, consented_at }) => ({ id, label: `De ${formatInstant(consented_at, today())}` }))}
        />
      )}
      <TextAreaField name="message" help="Vai no e-mail e na página da proposta." />
    </>
  );
};

const TYPES = Object.fromEntries(PAYING_TYPES.map((type) => [type, accountTypeLabel[type]]));

const Offers = ({ id, type }: { id: number; type: PayingType | null }) => {
  const [is_resident, partners, coupon] = [
    useFieldValue<boolean | null>('is_resident'),
    useFieldValue<number | null>('partners'),
    useDebounced(useFieldValue<string | null>('coupon')?.trim() || null, 400),
  ];
  const terms = { id, is_resident, partners: partners && partners > 0 && partners <= 50 ? partners : null, coupon };
  const { data, error, refetch, isFetching } = useQuery({
    ...proposalQueries.quotes({ ...terms, account_type: type ?? 'new_company' }),
    placeholderData: keepPreviousData,
  });
  if (data && data.length > 0) return <PlanChoice plans={data} />;
  return (
    <chakra.div gridColumn="1 / -1">
      {data && <EmptyState title="Nenhum plano para este tipo de conta." />}
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
    </chakra.div>
  );
};

type SimulationFieldProps = FieldProps & { options: readonly { id: number; label: string }[] };

/** Which simulation of the lead goes along, or none. */
const SimulationField = ({ options, ...props }: SimulationFieldProps) => {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <chakra.div position="relative">
        <Select
          {...field.control}
          value={typeof field.value === 'number' ? field.value : ''}
          onChange={({ target }) => field.setValue(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Nenhuma</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <SelectChevron />
      </chakra.div>
    </FieldFrame>
  );
};
