import { chakra } from '@chakra-ui/react';
import { type WhatIf, whatIfForm } from '@esteto/domain/money/cash-flow/forecast';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { useAddressParams } from '@esteto/ui/system/state/use-address-params';
import { FlaskConical, X } from 'lucide-react';
import { useState } from 'react';

/** What one would like to know stands in the address: `sem` the takers' ids, `plantoes` how many, `valor` of each in cents. What makes no sense counts as not said. */
export const useWhatIf = () => {
  const { params, change } = useAddressParams();
  const written = {
    without: (params.get('sem') ?? '').split(',').filter(Boolean).map(Number),
    shifts: Number(params.get('plantoes') ?? 0),
    shift_value: Number(params.get('valor')) || null,
  };
  const whatIf: WhatIf = whatIfForm.isValidSync(written) ? written : AS_IT_IS;
  const suppose = ({ without, shifts, shift_value }: WhatIf): void =>
    change({
      sem: without.join(','),
      plantoes: shifts > 0 && shift_value ? String(shifts) : null,
      valor: shifts > 0 && shift_value ? String(shift_value) : null,
    });
  return { whatIf, suppose };
};

const AS_IT_IS: WhatIf = whatIfForm.getDefault();

type WhatIfBarProps = { whatIf: WhatIf; suppose: (whatIf: WhatIf) => void; takers: readonly { id: number; name: string }[] };

/** What is supposed, in words, and the question that changes it. */
export const WhatIfBar = ({ whatIf, suppose, takers }: WhatIfBarProps) => {
  const [isAsking, setAsking] = useState(false);
  const words = wordsOf(whatIf, takers);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Button icon={FlaskConical} onClick={() => setAsking(true)}>
        E se…
      </Button>
      {words && (
        <>
          <chakra.span role="status">{words}</chakra.span>
          <Button icon={X} variant="ghost" onClick={() => suppose(AS_IT_IS)}>
            Voltar ao que é
          </Button>
        </>
      )}
      {isAsking && (
        <FormQuestion
          title="E se…"
          message="Nada é salvo: só a previsão muda, e o endereço da página guarda o que você supôs."
          schema={whatIfForm}
          initial={whatIf}
          submit={async (supposed) => suppose(supposed)}
          done="Previsão refeita."
          submitLabel="Ver"
          submitVariant="primary"
          onClose={() => setAsking(false)}
        >
          {takers.length > 0 && <ChecklistField name="without" options={takers.map(({ id, name }) => ({ value: id, label: name }))} />}
          <IntegerField name="shifts" span={3} />
          <MoneyField name="shift_value" span={3} />
        </FormQuestion>
      )}
    </chakra.div>
  );
};

const wordsOf = ({ without, shifts, shift_value }: WhatIf, takers: WhatIfBarProps['takers']): string => {
  const names = takers.filter(({ id }) => without.includes(id)).map(({ name }) => name);
  const parts = [
    names.length > 0 && `sem ${new Intl.ListFormat('pt-BR').format(names)}`,
    shifts > 0 && shift_value !== null && `com ${countOf(shifts, 'plantão', 'plantões')} a mais por mês, de ${formatMoney(shift_value)}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `Como seria ${parts.join(' e ')}.` : '';
};
