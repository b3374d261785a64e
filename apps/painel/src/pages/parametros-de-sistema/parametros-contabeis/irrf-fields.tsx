import { Box } from '@chakra-ui/react';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldSection, FoldedSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { ToldFields } from './told-fields.tsx';

/** A monthly table of the income tax. */
export const IrrfFields = () => (
  <>
    <BandFields />
    <MoneyField name="dependent" span={3} />
    <MoneyField name="simplified" span={3} />
    <ReductionFields />
    <ToldFields />
  </>
);

export const BandFields = () => (
  <FieldSection title="Faixas: a última fica sem limite">
    <FieldArray name="bands">
      {({ paths, add, remove }) => (
        <>
          {paths.map((path, index) => (
            <Fragment key={path}>
              <MoneyField name={`${path}.up_to`} span={2} />
              <PercentField name={`${path}.rate`} span={1} />
              <MoneyField name={`${path}.deduction`} span={2} />
              <Box gridColumn={spanOf(1)} alignSelf="end">
                <Button variant="ghost" icon={Trash2} onClick={() => remove(index)} aria-label={`Remover a faixa ${index + 1}`}>
                  Remover
                </Button>
              </Box>
            </Fragment>
          ))}
          <Box gridColumn={spanOf()}>
            <Button icon={Plus} onClick={() => add({ up_to: null, rate: null, deduction: null })}>
              Adicionar faixa
            </Button>
          </Box>
        </>
      )}
    </FieldArray>
  </FieldSection>
);

export const ReductionFields = () => (
  <FoldedSection title="Redução da Lei 15.270/2025">
    <MoneyField name="reduction.full_up_to" span={3} />
    <MoneyField name="reduction.full" span={3} />
    <MoneyField name="reduction.up_to" span={3} />
    <MoneyField name="reduction.constant" span={3} />
    <PercentField name="reduction.factor" span={3} />
  </FoldedSection>
);
