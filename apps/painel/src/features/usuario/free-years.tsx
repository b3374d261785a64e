import { chakra } from '@chakra-ui/react';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';

/** The years of which a person's return costs nothing. */
export const FreeYears = ({ name }: { name: string }) => (
  <FieldArray name={name}>
    {({ paths, add, remove }) => (
      <>
        {paths.map((path, index) => (
          <Fragment key={path}>
            <IntegerField name={path} label="Exercício sem custo" span={3} />
            <chakra.div gridColumn={spanOf(3)} display="flex" alignItems="end">
              <Button variant="ghost" icon={Trash2} onClick={() => remove(index)}>
                Remover exercício
              </Button>
            </chakra.div>
          </Fragment>
        ))}
        <chakra.div gridColumn={spanOf()}>
          <Button icon={Plus} onClick={() => add(Number(today().slice(0, 4)))}>
            Adicionar exercício sem custo
          </Button>
        </chakra.div>
      </>
    )}
  </FieldArray>
);
