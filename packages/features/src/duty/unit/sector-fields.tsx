import { chakra } from '@chakra-ui/react';
import { sectorForm } from '@esteto/domain/duty/unit/unit-form';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useField } from '@esteto/ui/components/field/binding/use-field';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';

/** The parts of a unit that have schedules of their own. */
export const SectorFields = () => (
  <FieldSection title="Setores">
    <FieldArray name="sectors">
      {({ paths, add, remove }) => (
        <>
          {paths.map((path, index) => (
            <Fragment key={path}>
              <TextField name={`${path}.name`} span={3} />
              <TextField name={`${path}.code`} span={3} />
              <IntegerField name={`${path}.geofence_radius_meters`} span={3} help="Vazio: o da unidade." />
              <SwitchField name={`${path}.is_active`} span={3} />
              <Row gridColumn={spanOf()}>
                <Button variant="ghost" icon={Trash2} onClick={() => remove(index)}>
                  Remover setor
                </Button>
              </Row>
            </Fragment>
          ))}
          <Problem />
          <chakra.div gridColumn={spanOf()}>
            <Button icon={Plus} onClick={() => add(sectorForm.getDefault())}>
              Adicionar setor
            </Button>
          </chakra.div>
        </>
      )}
    </FieldArray>
  </FieldSection>
);

/** What is wrong with the list and not with one of them: two of one code. */
const Problem = () => {
  const { error } = useField({ name: 'sectors' });
  return error ? (
    <chakra.p role="alert" gridColumn={spanOf()} color="attention.fg" fontSize="sm">
      {error}
    </chakra.p>
  ) : null;
};

const Row = chakra('div', {
  base: { display: 'flex', justifyContent: 'flex-end', pb: '3', borderBottomWidth: '1px', borderColor: 'border.default' },
});
