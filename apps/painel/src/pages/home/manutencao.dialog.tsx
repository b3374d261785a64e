import { maintenanceMutations, maintenanceQueries } from '@esteto/api-client/office/maintenance';
import { maintenanceForm } from '@esteto/domain/office/maintenance/maintenance-form';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';

/** The master's switch: while it lasts only the team uses the product. */
export default function MaintenanceDialog() {
  return (
    <FormDialog
      title="Manutenção"
      subtitle="Enquanto durar, só a equipe usa o produto. Quem chega vê a hora da volta."
      schema={maintenanceForm}
      initial={{ date: today() }}
      mutation={maintenanceMutations.set}
      done="Manutenção marcada."
      submitLabel="Marcar"
    >
      <SetAlready />
      <DateField name="date" />
      <TimeField name="from" />
      <TimeField name="until" help="Um fim antes do começo é no dia seguinte." />
    </FormDialog>
  );
}

const SetAlready = () => {
  const { data } = useQuery(maintenanceQueries.state({}));
  const { mutate: end, isPending } = useMutation(maintenanceMutations.end);
  if (!data?.starts_at || !data.ends_at) return null;
  const at = (instant: string) => formatInstant(instant, today());
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <Banner
        tone={data.is_on ? 'attention' : 'waiting'}
        action={
          <Button busy={isPending} onClick={() => end({})}>
            {data.is_on ? 'Encerrar agora' : 'Desmarcar'}
          </Button>
        }
      >
        {data.is_on ? 'Em manutenção' : 'Marcada'}: de {at(data.starts_at)} a {at(data.ends_at)}.
      </Banner>
    </div>
  );
};
