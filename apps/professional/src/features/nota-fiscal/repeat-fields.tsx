import { chakra } from '@chakra-ui/react';
import { firstOfRequest, repeatLabel } from '@esteto/domain/invoice-recurrence/recurrence-form';
import { nextRequestText } from '@esteto/domain/invoice-recurrence/recurrence-words';
import { useAsksForShifts } from '@esteto/features/invoice/description-field.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { today } from '@esteto/ui/system/context/today';

/** Whether the request repeats itself: on which day, until when, and what that means. */
export const RepeatFields = () => {
  const repeat = useFieldValue('repeat');
  return (
    <>
      <SelectField name="repeat" options={repeatLabel} placeholder="Não repetir" span={2} />
      {repeat === 'monthly' && (
        <>
          <IntegerField name="repeat_day" span={2} />
          <MonthField name="repeat_until" label="Até (opcional)" span={2} />
          <WhatFollows />
        </>
      )}
    </>
  );
};

const WhatFollows = () => {
  const next = firstOfRequest(
    {
      repeat: useFieldValue('repeat'),
      competence: useFieldValue('competence'),
      repeat_day: useFieldValue('repeat_day'),
      repeat_until: useFieldValue('repeat_until'),
    },
    today(),
  );
  const asksForShifts = useAsksForShifts('description');
  return (
    <chakra.div gridColumn={spanOf()} mt="-3" color="fg.muted" fontSize="sm" lineHeight="snug" role="status">
      {next && <p>{nextRequestText(next)}</p>}
      <p>
        Pedimos todo mês com estes dados: {'{competência}'} e o prazo do tomador acompanham cada mês. Você pode pausar ou encerrar na nota.
      </p>
      {asksForShifts && <p>Os plantões que você escreveu vão iguais em todos os meses.</p>}
    </chakra.div>
  );
};
