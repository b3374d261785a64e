import { chakra } from '@chakra-ui/react';
import { crmForm } from '@esteto/domain/company/doctor/doctor-form';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { CrmFields } from '@esteto/ui/components/field/brazil/crm-fields.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';

/** The registrations of a doctor at the councils, as many as there are. */
export const CrmList = ({ name }: { name: string }) => (
  <FieldArray name={name}>
    {({ paths, add, remove }) => (
      <>
        {paths.map((path, index) => (
          <Fragment key={path}>
            <CrmFields name={path} />
            <chakra.div gridColumn={spanOf(3)} display="flex" alignItems="end">
              <Button variant="ghost" icon={Trash2} onClick={() => remove(index)}>
                Remover CRM
              </Button>
            </chakra.div>
          </Fragment>
        ))}
        <chakra.div gridColumn={spanOf()}>
          <Button icon={Plus} onClick={() => add(crmForm.getDefault())}>
            Adicionar CRM
          </Button>
        </chakra.div>
      </>
    )}
  </FieldArray>
);
