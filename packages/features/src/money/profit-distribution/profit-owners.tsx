import { chakra } from '@chakra-ui/react';
import type { ProfitMovement, ProfitYear } from '@esteto/contract/money/profit-distribution';
import { profitOwnerForm } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { filedWords } from '@esteto/domain/money/profit-distribution/profit-words';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useState } from 'react';
import type { ProfitCalls } from './profit-calls.ts';

type ProfitOwnersProps = { year: ProfitYear; name: NonNullable<ProfitCalls>['name'] | null };

/** Movements of the bank that are profits and of which nobody said whose: they count for nobody until then. */
export const ProfitOwners = ({ year, name }: ProfitOwnersProps) => {
  const [about, setAbout] = useState<ProfitMovement | null>(null);
  const options = year.people.flatMap(({ user_id, name: label, is_partner }) =>
    is_partner && user_id !== null ? [{ value: user_id, label }] : [],
  );
  return (
    <>
      <chakra.p color="fg.muted">O extrato diz que são lucros, mas não para quem. Até alguém dizer, não contam para ninguém.</chakra.p>
      <LineList>
        {year.waiting.map((movement) => (
          <Line key={movement.id} title={movement.memo} note={formatDate(movement.date, today())}>
            <Money cents={movement.amount} />
            {name && (
              <Button onClick={() => setAbout(movement)} aria-label={`Dizer de quem é: ${movement.memo}`}>
                Dizer de quem é
              </Button>
            )}
          </Line>
        ))}
      </LineList>
      {about && name && (
        <FormQuestion
          title="De quem é?"
          message={[
            `${formatMoney(about.amount)} em ${formatDate(about.date, today())}: ${about.memo}`,
            filedWords(competenceOf(about.date), year.filed),
          ]
            .filter(Boolean)
            .join('. ')}
          schema={profitOwnerForm}
          initial={{ transaction_id: about.id }}
          submit={({ user_id }) => name({ transaction_id: about.id, user_id })}
          done="Distribuição registrada."
          submitLabel="Registrar"
          submitVariant="primary"
          onClose={() => setAbout(null)}
        >
          <NumberSelectField name="user_id" options={options} none="Escolha" />
        </FormQuestion>
      )}
    </>
  );
};
