import { Box } from '@chakra-ui/react';
import { cancelDeadlineLabel } from '@esteto/domain/billing/municipality/municipal-rule';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';

/** What the city's law says of the ISS, since when, on what ground and why it is told now. */
export const RuleFields = () => (
  <>
    <FieldSection title="ISS">
      <PercentField name="rule.iss_rate" span={3} help="De 2 % a 5 %. Vale para os serviços sem alíquota própria." />
      <IntegerField name="rule.iss_due_day" span={3} help="Do mês seguinte ao da nota." />
      <FieldArray name="rule.iss_by_service">
        {({ paths, add, remove }) => (
          <>
            {paths.map((path, index) => (
              <Fragment key={path}>
                <TextField name={`${path}.code`} span={2} />
                <PercentField name={`${path}.rate`} span={2} />
                <Box gridColumn={spanOf(2)} alignSelf="end">
                  <Button variant="ghost" icon={Trash2} onClick={() => remove(index)}>
                    Remover item
                  </Button>
                </Box>
              </Fragment>
            ))}
            <Box gridColumn={spanOf()}>
              <Button icon={Plus} onClick={() => add({ code: null, rate: null })}>
                Adicionar serviço
              </Button>
            </Box>
          </>
        )}
      </FieldArray>
    </FieldSection>
    <FieldSection title="Cancelamento da nota">
      <SelectField name="rule.cancel_deadline" options={cancelDeadlineLabel} placeholder="Não informado" span={4} />
      <IntegerField name="rule.cancel_days" label="Dias, ou dia do mês" span={2} />
    </FieldSection>
    <FieldSection title="Vigência do ISS e do prazo">
      <MonthField name="rule.valid_from" span={2} help="Os meses que já passaram não mudam." />
      <TextField name="rule.source" span={4} help="A lei ou o decreto do município." />
      <TextAreaField name="rule.reason" help="Só é pedido quando o ISS ou os prazos mudam." />
    </FieldSection>
  </>
);
