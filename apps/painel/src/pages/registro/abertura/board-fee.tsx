import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { registrationMutations } from '@esteto/api-client/opening/registration';
import { type RegistrationDetail, registration } from '@esteto/contract/opening/registration';
import { acceptOf, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { registrationVersion } from '@esteto/domain/opening/registration/registration-form';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';

type BoardFeeProps = { opening: RegistrationDetail; canEdit: boolean };

/** What the registration board charges, and its boleto as the doctor gets it. */
export const BoardFee = ({ opening, canEdit }: BoardFeeProps) => {
  const { id, version, status, board_fee_amount, board_fee_due_on, board_fee_line, board_fee_file: file } = opening;
  const [isSending, setSending] = useState(false);
  const { mutateAsync: send } = useMutation(registrationMutations.sendFee);
  const maySend = canEdit && status === 'pending';
  return (
    <div>
      <Facts
        title="Taxa da Junta"
        facts={[
          { label: 'Valor', value: board_fee_amount !== null && formatMoney(board_fee_amount) },
          { label: 'Vencimento', value: board_fee_due_on && formatDate(board_fee_due_on, today()) },
          { label: 'Linha digitável', value: board_fee_line && formatBoletoLine(board_fee_line) },
        ]}
      />
      {file && <FileRow label="Boleto da taxa" {...file} detail={file.name} load={() => call(registration.readFee, { id })} />}
      {maySend && (
        <chakra.div mt="3">
          <Button icon={Paperclip} onClick={() => setSending(true)}>
            {file ? 'Trocar o boleto da taxa' : 'Anexar o boleto da taxa'}
          </Button>
        </chakra.div>
      )}
      {isSending && (
        <FormOver
          form={{
            title: 'Boleto da taxa da Junta',
            subtitle: 'O médico o vê na abertura e o recebe anexo quando a taxa é enviada.',
            schema: registrationVersion,
            initial: { version },
            mutation: { mutationFn: ({ body, file: sent }: { body: { version: number }; file: File }) => send({ id, body, file: sent }) },
            done: 'Boleto guardado.',
            submitLabel: 'Guardar boleto',
            children: <FileField name="file" label="Boleto em PDF" required accept={acceptOf(['pdf'])} maxBytes={MAX_FILE_BYTES} />,
          }}
          onAnswer={() => undefined}
          onClose={() => setSending(false)}
        />
      )}
    </div>
  );
};
