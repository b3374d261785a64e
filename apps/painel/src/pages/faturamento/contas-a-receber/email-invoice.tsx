import { chakra } from '@chakra-ui/react';
import type { InvoiceEmailRow, InvoiceEmails } from '@esteto/contract/billing/receivable-answer';
import { invoiceEmailForm } from '@esteto/domain/billing/invoice-email/invoice-email-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { EmailsField } from '@esteto/ui/components/field/text/emails-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { Scope } from '@esteto/ui/system/context/scope.tsx';
import type { MutationLike, QueryFactory } from '@esteto/ui/system/query/query-like';
import { Paperclip } from 'lucide-react';
import { EmailLog } from './email-log.tsx';

type EmailInvoiceProps<Input> = {
  id: number;
  query: QueryFactory<{ id: number } & Scope, InvoiceEmails>;
  mutation: MutationLike<InvoiceEmailRow, Input>;
};

/** The message to the taker as it is offered, what goes along, and how the earlier ones fared. */
export const EmailInvoice = <Input,>({ id, query, mutation }: EmailInvoiceProps<Input>) => (
  <FormDialog
    title={(draft) => (draft ? `Enviar por e-mail · ${draft.client_name}` : 'Enviar por e-mail')}
    subtitle={(draft) => draft && `${draft.title} · ${draft.company_name}`}
    id={id}
    schema={invoiceEmailForm}
    record={query}
    mutation={mutation}
    done={({ recipients }) => `E-mail a caminho de ${countOf(recipients.length, 'destinatário', 'destinatários')}.`}
    submitLabel="Enviar"
  >
    {(draft) => (
      <>
        {draft?.problem && (
          <chakra.div gridColumn={spanOf()}>
            <Banner tone="waiting">{draft.problem}</Banner>
          </chakra.div>
        )}
        <EmailsField
          name="recipients"
          help={draft?.recipients.length === 0 ? 'O cadastro do tomador não tem e-mail para notas.' : 'Do cadastro do tomador.'}
        />
        <TextField name="subject" />
        <TextAreaField name="message" rows={10} />
        <EmailAttachments names={draft?.attachments ?? []} />
        <EmailLog query={query({ id })} />
      </>
    )}
  </FormDialog>
);

/** The files that go along, by name. */
const EmailAttachments = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <chakra.section gridColumn={spanOf()} aria-label="Anexos">
      <QuietHeading>Anexos</QuietHeading>
      <chakra.ul display="flex" flexWrap="wrap" gap="2">
        {names.map((name) => (
          <Name key={name}>
            <Paperclip size={14} aria-hidden />
            {name}
          </Name>
        ))}
      </chakra.ul>
    </chakra.section>
  );

const Name = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    py: '1',
    bg: 'bg.hover',
    borderRadius: 'control',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    listStyleType: 'none',
    '& > svg': { flexShrink: '0', color: 'fg.muted' },
  },
});
