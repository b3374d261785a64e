import { companyBankMutations, companyBankQueries } from '@esteto/api-client/company/company-bank';
import { lookupQueries } from '@esteto/api-client/office/lookup';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyCredentials } from '@esteto/contract/access';
import { type BankData, bankData, revealForm } from '@esteto/domain/company/bank-data/bank-data';
import { formatPixKey, pixTypeLabel } from '@esteto/domain/shared/document/pix';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { PixKeyField } from '@esteto/ui/components/field/brazil/pix-key-field.tsx';
import { BankField } from '@esteto/ui/components/field/brazil/place-fields.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { DialogBody, DialogFooter } from '@esteto/ui/patterns/dialog/modal.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import type { CompanyTabProps } from './part-form.tsx';

/** Where the company is paid, masked; who says what for sees it whole, for as long as the tab is open. */
export default function CompanyBankTab({ record: { id, name } }: CompanyTabProps) {
  const { data, error, refetch, isFetching } = useQuery(companyBankQueries.detail({ id }));
  const canEdit = useCan(companyCredentials.edit);
  const [open, setOpen] = useState<'change' | 'reveal' | null>(null);
  const [whole, setWhole] = useState<BankData | null>(null);
  const close = () => setOpen(null);
  const isThere = data !== undefined && (data.account !== null || data.pix_key !== null);
  return (
    <>
      <DialogBody tabIndex={0}>
        {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && <Loading />}
        {data && !isThere && (
          <EmptyState icon={Landmark} title="Sem dados bancários.">
            Ficam cifrados, e quem os vê por inteiro diz o motivo.
          </EmptyState>
        )}
        {isThere && <BankFacts account={whole ?? data} />}
      </DialogBody>
      {canEdit && data && (
        <DialogFooter>
          {isThere && !whole && <Button onClick={() => setOpen('reveal')}>Mostrar por inteiro</Button>}
          <Button variant="primary" onClick={() => setOpen('change')}>
            {isThere ? 'Trocar dados bancários' : 'Guardar dados bancários'}
          </Button>
        </DialogFooter>
      )}
      {open === 'reveal' && <Reveal id={id} onWhole={setWhole} onClose={close} />}
      {open === 'change' && data && (
        <ChangeBank
          company={{ id, name, version: data.version }}
          onClose={() => {
            setWhole(null);
            close();
          }}
        />
      )}
    </>
  );
}

const BankFacts = ({ account: { bank, agency, account, operation, pix_type, pix_key } }: { account: BankData }) => {
  const { data: banks } = useQuery(lookupQueries.banks({}));
  return (
    <Facts
      facts={[
        { label: 'Banco', value: bank && (banks?.find(({ code }) => code === bank)?.fullName ?? bank) },
        { label: 'Agência', value: agency },
        { label: 'Conta', value: account },
        { label: 'Operação', value: operation },
        { label: 'Tipo de chave Pix', value: pix_type && pixTypeLabel[pix_type] },
        { label: 'Chave Pix', value: pix_key && formatPixKey(pix_key) },
      ]}
    />
  );
};

type RevealProps = { id: number; onWhole: (account: BankData) => void; onClose: () => void };

const Reveal = ({ id, onWhole, onClose }: RevealProps) => {
  const { mutateAsync: reveal } = useMutation(companyBankMutations.reveal);
  return (
    <FormOver
      form={{
        title: 'Mostrar por inteiro',
        subtitle: 'O seu nome e o motivo ficam no histórico da empresa.',
        schema: revealForm,
        mutation: { mutationFn: ({ body }: { body: { reason: string } }) => reveal({ id, body }) },
        done: 'Dados bancários à vista.',
        submitLabel: 'Mostrar',
        children: <TextAreaField name="reason" autoFocus />,
      }}
      onAnswer={onWhole}
      onClose={onClose}
    />
  );
};

type ChangeBankProps = { company: { id: number; name: string; version: number }; onClose: () => void };

/** What was there is not shown, nor needed: the new data take its place. */
const ChangeBank = ({ company: { id, name, version }, onClose }: ChangeBankProps) => {
  const { mutateAsync: save } = useMutation(companyBankMutations.update);
  return (
    <FormOver
      form={{
        title: 'Dados bancários',
        subtitle: `${name}. O que for guardado entra no lugar do que havia.`,
        schema: bankData,
        mutation: { mutationFn: ({ body }: { body: BankData }) => save({ id, body: { ...body, version } }) },
        done: 'Dados bancários guardados.',
        children: (
          <>
            <BankField name="bank" banks={lookupQueries.banks({})} />
            <TextField name="agency" span={2} placeholder="1234-5" />
            <TextField name="account" span={2} placeholder="12345-6" />
            <TextField name="operation" span={2} help="Só da Caixa." />
            <SelectField name="pix_type" options={pixTypeLabel} placeholder="Sem Pix" span={2} />
            <PixKeyField name="pix_key" typeName="pix_type" span={4} />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
