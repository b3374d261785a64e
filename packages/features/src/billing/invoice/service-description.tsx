import { placeholderValues } from '@esteto/domain/billing/invoice/description-template';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { DescriptionField, useAsksForShifts } from './description-field.tsx';

type ServiceDescriptionProps = {
  /** 'YYYY-MM'; null until it is known. */
  competence: string | null;
  contract_number: string | null;
  help?: string;
};

/** What was done, as a text with places to fill in, how it will read for a competence, and the shifts when the text asks for them. */
export const ServiceDescription = ({ competence, contract_number, help }: ServiceDescriptionProps) => {
  const shifts = useFieldValue('shifts');
  const values = placeholderValues({ competence, shifts: typeof shifts === 'string' ? shifts : null, contract_number });
  const asksForShifts = useAsksForShifts('description');
  return (
    <>
      <DescriptionField name="description" values={values} placeholder="Plantões de 12 h nos dias 3, 10 e 17, por exemplo" help={help} />
      {asksForShifts && <TextField name="shifts" placeholder="3, 10 e 17, por exemplo" help="Entram no lugar de {plantões}." />}
    </>
  );
};
