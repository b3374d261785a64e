import { chakra } from '@chakra-ui/react';
import { pendencyKindLabel } from '@esteto/domain/tax/income-tax/pendency-status';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldSection, FoldedSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';

/** How the returns of a year are made. `isNew`: which year it is can still be said. */
export const YearFields = ({ isNew }: { isNew: boolean }) => (
  <>
    {isNew && <IntegerField name="exercise_year" label="Exercício" span={3} />}
    <MoneyField name="price" span={3} />
    <DateField name="opens_on" span={3} help="Neste dia cada pessoa com plano ou com o ano sem custo ganha a sua declaração." />
    <DateField name="deadline" span={3} />
    <TextField name="source" help="De onde vêm as datas: a instrução normativa da Receita." />
    <SwitchField name="waits_for_payment" />
    <FoldedSection title="Documentos pedidos">
      <Checklist />
    </FoldedSection>
    <FieldSection title="Modelos de pendência">
      <Templates />
    </FieldSection>
  </>
);

const Checklist = () => (
  <FieldArray name="checklist">
    {({ paths, add, remove }) => (
      <>
        {paths.map((path, index) => (
          <Fragment key={path}>
            <TextField name={`${path}.section`} label="Seção" span={2} />
            <TextField name={`${path}.title`} label="Documento" span={4} />
            <TextField name={`${path}.source`} label="Onde conseguir" span={4} />
            <Remove label="Remover documento" onClick={() => remove(index)} />
          </Fragment>
        ))}
        <chakra.div gridColumn={spanOf()}>
          <Button icon={Plus} onClick={() => add({ section: null, title: null, source: null })}>
            Adicionar documento
          </Button>
        </chakra.div>
      </>
    )}
  </FieldArray>
);

const Templates = () => (
  <FieldArray name="templates">
    {({ paths, add, remove }) => (
      <>
        {paths.map((path, index) => (
          <Fragment key={path}>
            <SelectField name={`${path}.kind`} label="Tipo" options={pendencyKindLabel} span={2} />
            <TextField name={`${path}.title`} label="Título" span={4} />
            <TextAreaField name={`${path}.text`} label="Texto" />
            <Remove label="Remover modelo" onClick={() => remove(index)} />
          </Fragment>
        ))}
        <chakra.div gridColumn={spanOf()}>
          <Button icon={Plus} onClick={() => add({ kind: 'document', title: null, text: null })}>
            Adicionar modelo
          </Button>
        </chakra.div>
      </>
    )}
  </FieldArray>
);

const Remove = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <chakra.div gridColumn={spanOf(2)} display="flex" alignItems="end">
    <Button variant="ghost" icon={Trash2} onClick={onClick}>
      {label}
    </Button>
  </chakra.div>
);
