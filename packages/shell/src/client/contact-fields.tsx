import { chakra } from '@chakra-ui/react';
import { clientContact } from '@esteto/domain/client/client-form';
import { Button } from '@esteto/ui/button/button.tsx';
import { CheckboxField } from '@esteto/ui/field/checkbox-field.tsx';
import { CpfField } from '@esteto/ui/field/cpf-field.tsx';
import { EmailField } from '@esteto/ui/field/email-field.tsx';
import { FieldSection, spanOf } from '@esteto/ui/field/field-grid.tsx';
import { PhoneField } from '@esteto/ui/field/phone-field.tsx';
import { TextField } from '@esteto/ui/field/text-field.tsx';
import { useFormStore } from '@esteto/ui/form/form-context.tsx';
import { useFieldValue } from '@esteto/ui/form/use-field-value';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';

/** The client's people who are written to. */
export const ContactFields = ({ name }: { name: string }) => {
  const store = useFormStore();
  const contacts = useFieldValue<readonly unknown[] | null>(name) ?? [];
  const change = (next: readonly unknown[]) => store.setValue(name, next);
  const paths = contacts.map((_contact, index) => `${name}[${index}]`);
  return (
    <FieldSection title="Contatos">
      {paths.map((path, index) => (
        <Fragment key={path}>
          <TextField name={`${path}.name`} span={3} />
          <EmailField name={`${path}.email`} autoComplete="off" span={3} />
          <PhoneField name={`${path}.phone`} span={3} />
          <CpfField name={`${path}.cpf`} span={3} />
          <Row gridColumn={spanOf()}>
            <CheckboxField name={`${path}.receives_invoice`} />
            <Button variant="ghost" icon={Trash2} onClick={() => change(contacts.filter((_contact, at) => at !== index))}>
              Remover contato
            </Button>
          </Row>
        </Fragment>
      ))}
      <chakra.div gridColumn={spanOf()}>
        <Button icon={Plus} onClick={() => change([...contacts, clientContact.getDefault()])}>
          Adicionar contato
        </Button>
      </chakra.div>
    </FieldSection>
  );
};

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    pb: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
  },
});
