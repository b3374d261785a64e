import { chakra } from '@chakra-ui/react';
import { repeatLabel } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { MADE_AHEAD } from '@esteto/domain/money/boleto-recurrence/boleto-schedule';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';

/** Whether the boleto of a fixed bill is made anew every month, and what that means. */
export const RepeatFields = () => {
  const isTax = useFieldValue('kind') === 'tax';
  const repeats = useFieldValue('repeat') === 'monthly';
  if (isTax) return null;
  return (
    <>
      <SelectField name="repeat" options={repeatLabel} placeholder="Não repetir" span={3} />
      {repeats && <IntegerField name="repeat_months" span={3} help="Com este. Vazio: até alguém encerrar." />}
      {repeats && (
        <chakra.p gridColumn={spanOf()} mt="-3" color="fg.muted" fontSize="sm" role="status">
          Os próximos são feitos {MADE_AHEAD} dias antes de cada vencimento, com o mês da descrição trocado, e esperam a linha digitável do
          mês. Você altera ou encerra em “Repetições”.
        </chakra.p>
      )}
    </>
  );
};
