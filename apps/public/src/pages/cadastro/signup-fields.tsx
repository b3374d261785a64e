import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { signupCompanyLookup } from '@esteto/api-client/office/lookup';
import { couponQueries } from '@esteto/api-client/plan/coupon';
import { signup } from '@esteto/contract/opening/signup';
import { type AccountType, accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { type BroughtForm, SIGNUP_CONSENT, signupForm } from '@esteto/domain/opening/signup/signup-form';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { flag } from '@esteto/domain/shared/schema/fields';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useLeftValue } from '@esteto/ui/components/field/binding/use-left-value';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { NewPasswordField } from '@esteto/ui/components/field/text/new-password-field.tsx';
import { PhoneField } from '@esteto/ui/components/field/text/phone-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AcceptTerms } from '../../features/cadastro/accept-terms.tsx';
import type { Asked } from '../../features/cadastro/confirm-signup.tsx';
import { useBrought } from '../../features/cadastro/use-brought.ts';

/** What the form asks; what the link brought and the terms go along. */
const fields = signupForm
  .omit(['terms_id', 'coupon', 'referral', 'proposal', 'simulation'])
  .shape({ keeps_lead: flag(SIGNUP_CONSENT.text) });

type SignupFieldsProps = { former: Asked['typed']; onAsked: (signup: Asked) => void };

/** `former`: what was typed before, with a key of its own now: what was asked with the former stays as it is. */
export const SignupFields = ({ former, onAsked }: SignupFieldsProps) => {
  const terms = useQuery(termsOfServiceQueries.current({}));
  const [params] = useSearchParams();
  const brought = useBrought();
  const [key] = useState(() => crypto.randomUUID());
  if (terms.error) return <ErrorState error={terms.error} retry={() => void terms.refetch()} retrying={terms.isFetching} />;
  if (!terms.data) return <Loading />;
  const terms_id = terms.data.id;
  return (
    <Card>
      {brought && <BroughtAlong brought={brought} />}
      <Form
        schema={fields}
        initial={{ account_type: accountTypeOf(params), ...former, key }}
        onSubmit={async (values) => {
          const { keeps_lead: _, ...typed } = values;
          await call(signup.create, { body: { ...typed, ...NOTHING, ...brought, terms_id } });
          onAsked({ key, email: typed.email, password: typed.password, typed: values });
        }}
      >
        <FieldGrid>
          <AccountType />
          <TextField name="name" autoComplete="name" />
          <EmailField name="email" autoComplete="username" span={3} />
          <PhoneField name="phone" span={3} />
          <CheckboxField name="keeps_lead" />
          <Document />
          <Password />
          <AcceptTerms />
        </FieldGrid>
        <LeadKeeper signupKey={key} />
        <SubmitButton>Criar conta</SubmitButton>
      </Form>
    </Card>
  );
};

const AccountType = () => {
  const chosen = useFieldValue<AccountType | null>('account_type');
  return <RadioField name="account_type" options={accountTypeLabel} help={chosen ? ABOUT[chosen] : 'Você pode mudar de ideia depois.'} />;
};

const ABOUT: Record<AccountType, string> = {
  new_company: 'Abrimos a sua empresa médica do zero: contrato, CNPJ, licenças.',
  migrated_company: 'Você já tem CNPJ e traz a contabilidade para cá. Cuidamos da troca com o contador de hoje.',
  natural_person: 'Você atende com o CPF: livro-caixa, carnê-leão e Receita Saúde.',
  free_trial: 'Conheça o produto antes de decidir, sem cartão e sem compromisso.',
};

/** Only what the kind of account asks for. */
const Document = () => {
  const chosen = useFieldValue<AccountType | null>('account_type');
  if (chosen === 'natural_person') return <CpfField name="cpf" required span={3} />;
  if (chosen !== 'migrated_company') return null;
  return (
    <CnpjField
      name="cnpj"
      required
      lookup={signupCompanyLookup}
      noteOf={({ name, city, state }) => [name, city && state ? `${city}/${state}` : null].filter(Boolean).join(' · ')}
    />
  );
};

const Password = () => {
  const name = useFieldValue('name');
  const email = useFieldValue('email');
  return <NewPasswordField name="password" about={[name, email].filter((text) => typeof text === 'string')} />;
};

const accountTypeOf = (params: URLSearchParams): AccountType | null =>
  (Object.keys(accountTypeLabel) as AccountType[]).find((type) => type === params.get('tipo')) ?? null;

const NOTHING = { coupon: null, referral: null, proposal: null, simulation: null };

/** What the link brought, said before the account is there: nobody has to remember it. */
const BroughtAlong = ({ brought: { coupon, referral, proposal, simulation } }: { brought: BroughtForm }) => (
  <Root aria-label="O que vai com você">
    {proposal && <li>A sua proposta: plano e preço já chegam escolhidos.</li>}
    {coupon && <Coupon code={coupon} />}
    {referral && <li>A indicação de um amigo.</li>}
    {simulation && <li>A sua simulação, com {formatMoney(simulation.revenue)} de receita por mês.</li>}
  </Root>
);

const Coupon = ({ code }: { code: string }): ReactNode => {
  const { data, error } = useQuery({ ...couponQueries.check({ code }), retry: false });
  const readError = useReadError();
  const words = error ? readError(error).message : data?.gives;
  return (
    <li>
      O cupom <strong>{code.toUpperCase()}</strong>
      {words && `: ${words}`}
    </li>
  );
};

const Root = chakra('ul', {
  base: { display: 'grid', gap: '1', mb: '4', p: '3.5', borderRadius: 'control', bg: 'bg.sunken', overflowWrap: 'anywhere' },
});

/** Keeps the e-mail of who consents, from the first valid one on. Nobody waits for it, and that it fails stops nobody. */
const LeadKeeper = ({ signupKey }: { signupKey: string }) => {
  const email = useLeftValue('email');
  const [params] = useSearchParams();
  const referral = params.get('indicacao');
  const consents = useFieldValue('keeps_lead') === true;
  useEffect(() => {
    if (!email || !consents) return;
    const body = { key: signupKey, email, consent_version: SIGNUP_CONSENT.version, referral };
    call(signup.lead, { body }).catch(() => undefined);
  }, [signupKey, email, consents, referral]);
  return null;
};
