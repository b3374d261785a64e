import { chakra } from '@chakra-ui/react';
import { termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { NewPasswordField } from '@esteto/ui/components/field/text/new-password-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AcceptTerms } from '../cadastro/accept-terms.tsx';

/** What needs the terms in force, once they are here. */
export const WithTerms = ({ children }: { children: (terms_id: number) => ReactNode }) => {
  const { data, error, refetch, isFetching } = useQuery(termsOfServiceQueries.current({}));
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  return data ? children(data.id) : <Loading />;
};

/** Fields of the account that an invited person makes: the e-mail is the one that received the invitation, so it is not asked. */
export const AccountFields = ({ email, children }: { email: string; children: ReactNode }) => (
  <>
    <chakra.p color="fg.muted">
      Sua conta será a do e-mail <chakra.strong color="fg.default">{email}</chakra.strong>.
    </chakra.p>
    <FieldGrid>
      {/* For the browser's own store of passwords, which would save the new one without a name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField name="name" autoComplete="name" />
      {children}
      <Password email={email} />
      <AcceptTerms />
    </FieldGrid>
  </>
);

const Password = ({ email }: { email: string }) => {
  const name = useFieldValue('name');
  return <NewPasswordField name="password" about={typeof name === 'string' ? [name, email] : [email]} />;
};
