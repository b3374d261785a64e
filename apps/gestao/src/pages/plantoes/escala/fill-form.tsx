import { chakra } from '@chakra-ui/react';
import { autoFillMutations } from '@esteto/api-client/duty/auto-fill';
import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import type { ScheduleSetup } from '@esteto/contract/duty/duty-shift';
import { autoFillForm } from '@esteto/domain/duty/auto-fill/auto-fill-form';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useLocation } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { path } from '../../../path.ts';
import { useSchedule } from './use-schedule.ts';

/** Which days and where; those on the screen unless told. */
export const FillForm = ({ hasFailed }: { hasFailed: boolean }) => {
  const { from, to, unit_id } = useSchedule();
  const { search } = useLocation();
  return (
    <FormDialog
      title="Preencher vagas"
      subtitle="O Esteto propõe quem fica com cada vaga; nada muda na escala antes de você aceitar."
      schema={autoFillForm}
      initial={{ from, to, unit_id }}
      mutation={autoFillMutations.start}
      done="Preenchimento pedido."
      to={`${path('/gestao/plantoes/escala/preencher')}${search}`}
      submitLabel="Preencher"
    >
      {hasFailed && (
        <chakra.div gridColumn={spanOf()}>
          <Banner tone="waiting">O último preenchimento não terminou. Tente de novo, com menos dias se forem muitas vagas.</Banner>
        </chakra.div>
      )}
      <DateField name="from" span={3} />
      <DateField name="to" span={3} />
      <UnitField />
      <CheckboxField
        name="with_warnings"
        help="Cobre mais vagas passando por cima do que o grupo só avisa (descanso, horas da semana e do mês, agenda pessoal). Para aceitar estas, diga o motivo."
      />
    </FormDialog>
  );
};

const UnitField = () => (
  <ListSelectField
    name="unit_id"
    list={{ ...dutyShiftQueries.setup(useGroupScope()), select: unitsOf }}
    toOption={optionOf}
    failed="Não foi possível carregar as unidades."
    help="Sem escolher, todas."
  />
);

const unitsOf = ({ units }: ScheduleSetup) => units;
const optionOf = ({ id, name }: ScheduleSetup['units'][number]) => ({ value: id, label: name });
