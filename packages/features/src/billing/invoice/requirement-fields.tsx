import { chakra } from '@chakra-ui/react';
import { suggestedDue } from '@esteto/domain/billing/invoice/requirement-due';
import type { RequirementForm } from '@esteto/domain/billing/invoice/requirement-form';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldGrid, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Plus, Trash2 } from 'lucide-react';

/** One requirement or several: the doctor gets one message for all. */
export const RequirementFields = () => {
  const requirements = useFieldValue<readonly Partial<RequirementForm>[] | null>('asked');
  const due_at = requirements?.at(-1)?.due_at ?? suggestedDue(today());
  return (
    <FieldArray name="asked">
      {({ paths, add, remove }) => (
        <>
          {paths.map((path, index) => (
            <chakra.fieldset key={path} gridColumn={spanOf()} minW={0}>
              <chakra.legend srOnly>Exigência {index + 1}</chakra.legend>
              <FieldGrid>
                <TextAreaField
                  name={`${path}.text`}
                  rows={3}
                  autoFocus={index === paths.length - 1}
                  placeholder="Qual é o número do pedido de compra?"
                />
                <DateField name={`${path}.due_at`} span={3} />
                {paths.length > 1 && (
                  <chakra.div gridColumn={spanOf(3)} alignSelf="end" justifySelf="end">
                    <Button variant="ghost" icon={Trash2} onClick={() => remove(index)}>
                      Retirar exigência {index + 1}
                    </Button>
                  </chakra.div>
                )}
              </FieldGrid>
            </chakra.fieldset>
          ))}
          <chakra.div gridColumn={spanOf()}>
            <Button icon={Plus} onClick={() => add({ text: '', due_at })}>
              Mais uma exigência
            </Button>
          </chakra.div>
        </>
      )}
    </FieldArray>
  );
};
