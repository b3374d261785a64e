import { chakra } from '@chakra-ui/react';
import { descriptionForEveryMonth } from '@esteto/domain/billing/invoice/description-template';
import { firstOfRequest, repeatLabel } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { nextRequestText } from '@esteto/domain/billing/invoice-recurrence/recurrence-words';
import { isCompetence } from '@esteto/domain/shared/date/competence';
import { useAsksForShifts } from '@esteto/features/billing/invoice/description-field.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useEffect } from 'react';

/** Whether the request repeats itself: on which day, until when, and what that means. */
export const RepeatFields = () => {
  const repeat = useFieldValue('repeat');
  useMonthAsPlaceholder(repeat === 'monthly');
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

/** A month that is written would be wrong in every other one: in what repeats itself it stands as the place that each month fills. */
const useMonthAsPlaceholder = (repeats: boolean): void => {
  const store = useFormStore();
  const competence = useFieldValue('competence');
  const description = useFieldValue('description');
  useEffect(() => {
    if (!repeats || typeof description !== 'string' || typeof competence !== 'string' || !isCompetence(competence)) return;
    const every = descriptionForEveryMonth(description, competence);
    if (every !== description) store.setValue('description', every);
  }, [store, repeats, competence, description]);
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
        Pedimos todo mês com estes dados. O mês na descrição vira {'{competência}'} e, como o prazo do tomador, acompanha cada nota. Você
        pode pausar ou encerrar na nota.
      </p>
      {asksForShifts && <p>Os plantões que você escreveu vão iguais em todos os meses.</p>}
    </chakra.div>
  );
};
