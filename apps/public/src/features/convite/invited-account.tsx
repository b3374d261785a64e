import { Form, type FormProps, type FormSchema, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import type { ReactNode } from 'react';
import { AccountFields, WithTerms } from './account-fields.tsx';

type InvitedAccountProps<S extends FormSchema> = Pick<FormProps<S>, 'schema' | 'onSubmit'> & {
  /** The address that received the invitation: the account is its. */
  email: string;
  initial: (terms_id: number) => FormProps<S>['initial'];
  submitLabel: string;
  /** What else is asked, after the name. */
  children?: ReactNode;
};

/** An account of one's own, made with an invitation. */
export const InvitedAccount = <S extends FormSchema>({
  schema,
  email,
  initial,
  submitLabel,
  onSubmit,
  children,
}: InvitedAccountProps<S>) => (
  <WithTerms>
    {(terms_id) => (
      <Form schema={schema} initial={initial(terms_id)} onSubmit={onSubmit}>
        <AccountFields email={email}>{children}</AccountFields>
        <SubmitButton>{submitLabel}</SubmitButton>
      </Form>
    )}
  </WithTerms>
);
