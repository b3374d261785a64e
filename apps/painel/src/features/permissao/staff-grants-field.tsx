import { chakra } from '@chakra-ui/react';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import {
  grantableBy,
  grantsLike,
  grantsOfModule,
  permissionsOfModule,
  STAFF_GRANTS,
  STAFF_MODULES,
  type StaffGrant,
  type StaffModule,
  tickGrant,
} from '@esteto/domain/identity/permission/staff-grants';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldNotes } from '@esteto/ui/components/field/base/field-frame.tsx';
import { FoldedSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useField } from '@esteto/ui/components/field/binding/use-field';
import type { ReactNode } from 'react';
import { GrantRow } from './grant-row.tsx';

type StaffGrantsFieldProps = {
  help?: string;
  /** Whether whoever is here may tick only what they hold themselves: what is given to a person, not a model. */
  bounded?: boolean;
  /** Other ways to fill it in. */
  shortcuts?: (fill: (wanted: readonly StaffGrant[]) => void) => ReactNode;
};

/** What somebody of the staff may, as the tree of modules: ticked one by one or by module. */
export const StaffGrantsField = ({ help, bounded = false, shortcuts }: StaffGrantsFieldProps) => {
  const { user } = useIdentity();
  const field = useField({ name: 'grants', help });
  const value = field.value;
  const given = STAFF_GRANTS.filter((grant) => Array.isArray(value) && value.includes(grant));
  const granter = bounded && user ? user : { is_master: true, permissions: [] };
  const own = grantableBy(granter);
  const fill = (wanted: readonly StaffGrant[]) => field.setValue(grantsLike(granter, given, wanted));
  const fillModule = (module: StaffModule, on: boolean) => {
    const inModule = grantsOfModule(module);
    fill(on ? [...given, ...inModule] : given.filter((grant) => !inModule.includes(grant)));
  };
  return (
    <chakra.section gridColumn={spanOf()} aria-labelledby={`${field.id}-label`} display="grid" gap="1" minW={0}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.h3 id={`${field.id}-label`} fontSize="sm" fontWeight="semibold">
          {field.label}
        </chakra.h3>
        {shortcuts?.(fill)}
      </chakra.div>
      <FieldNotes id={field.id} error={field.error} help={field.help} />
      <chakra.div id={field.id} tabIndex={-1} onBlur={field.blur}>
        {MODULES.map(([module, title]) => {
          const all = grantsOfModule(module);
          const ticked = all.filter((grant) => given.includes(grant)).length;
          return (
            <FoldedSection
              key={module}
              title={`${title} · ${ticked === 0 ? 'nada' : ticked === all.length ? 'tudo' : `${ticked} de ${all.length}`}`}
            >
              <chakra.div gridColumn={spanOf()}>
                <chakra.div display="flex" gap="2" mb="1">
                  <Button size="sm" onClick={() => fillModule(module, true)} disabled={ticked === all.length}>
                    Marcar tudo
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => fillModule(module, false)} disabled={ticked === 0}>
                    Desmarcar tudo
                  </Button>
                </chakra.div>
                <ul>
                  {permissionsOfModule(module).map((name) => (
                    <GrantRow
                      key={name}
                      name={name}
                      given={given}
                      own={own}
                      tick={(grant, on) => field.setValue(tickGrant(given, grant, on))}
                    />
                  ))}
                </ul>
              </chakra.div>
            </FoldedSection>
          );
        })}
      </chakra.div>
    </chakra.section>
  );
};

const MODULES = Object.entries(STAFF_MODULES) as [StaffModule, string][];
