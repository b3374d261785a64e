import { chakra } from '@chakra-ui/react';
import { clientContact } from '@esteto/domain/billing/client/client-form';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { PhoneField } from '@esteto/ui/components/field/text/phone-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';

/** The client's people who are written to. */
export const ContactFields = ({ name }: { name: string }) => (
  <FieldSection title="Contatos">
    <FieldArray name={name}>
      {({ paths, add, remove }) => (
        <>
          {paths.map((path, index) => (
            <Fragment key={path}>
              <TextField name={`${path}.name`} span={3} />
              <EmailField name={`${path}.email`} autoComplete="off" span={3} />
              <PhoneField name={`${path}.phone`} span={3} />
              <CpfField name={`${path}.cpf`} span={3} />
              <Row gridColumn={spanOf()}>
                <CheckboxField name={`${path}.receives_invoice`} />
                <Button variant="ghost" icon={Trash2} onClick={() => remove(index)}>
                  Remover contato
                </Button>
              </Row>
            </Fragment>
          ))}
          <chakra.div gridColumn={spanOf()}>
            <Button icon={Plus} onClick={() => add(clientContact.getDefault())}>
              Adicionar contato
            </Button>
          </chakra.div>
        </>
      )}
    </FieldArray>
  </FieldSection>
);

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
