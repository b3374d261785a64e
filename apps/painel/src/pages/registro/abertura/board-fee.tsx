import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { type RegistrationDetail, registration } from '@esteto/contract/opening/registration';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Paperclip } from 'lucide-react';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';

type BoardFeeProps = { opening: RegistrationDetail; canEdit: boolean };

/** What the registration board charges, and its boleto as the doctor gets it. */
export const BoardFee = ({ opening, canEdit }: BoardFeeProps) => {
  const { id, status, board_fee_amount, board_fee_due_on, board_fee_line, board_fee_file: file } = opening;
  const { search } = useLocation();
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
      {canEdit && status === 'pending' && (
        <chakra.div mt="3">
          <ButtonLink
            icon={Paperclip}
            to={path('/painel/registro/abertura/registro/:registrationId/taxa', { registrationId: id }) + search}
          >
            {file ? 'Trocar o boleto da taxa' : 'Anexar o boleto da taxa'}
          </ButtonLink>
        </chakra.div>
      )}
    </div>
  );
};
