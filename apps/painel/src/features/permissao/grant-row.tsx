import { chakra } from '@chakra-ui/react';
import { levelLabel, STAFF_PERMISSIONS, type StaffPermission } from '@esteto/domain/identity/permission/permissions';
import { levelsOf, type StaffGrant } from '@esteto/domain/identity/permission/staff-grants';

type GrantRowProps = {
  name: StaffPermission;
  given: readonly StaffGrant[];
  /** What whoever is here may give and take. */
  own: readonly StaffGrant[];
  tick: (grant: StaffGrant, on: boolean) => void;
};

/** One permission with the levels that it has. */
export const GrantRow = ({ name, given, own, tick }: GrantRowProps) => {
  const { label } = STAFF_PERMISSIONS[name];
  return (
    <Row>
      <chakra.span minW={0}>{label}</chakra.span>
      <Levels>
        {levelsOf(name).map((level) => {
          const grant: StaffGrant = `${name}:${level}`;
          const isOwn = own.includes(grant);
          return (
            <label key={level} title={isOwn ? undefined : 'Você não tem esta permissão'} data-level={level}>
              <input
                type="checkbox"
                aria-label={`${label}: ${levelLabel[level]}`}
                checked={given.includes(grant)}
                disabled={!isOwn}
                onChange={({ target }) => tick(grant, target.checked)}
              />
              <span aria-hidden>{levelLabel[level]}</span>
            </label>
          );
        })}
      </Levels>
    </Row>
  );
};

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '4',
    py: { base: '2', md: '1' },
    borderTopWidth: '1px',
    borderColor: 'border.default',
    _first: { borderTopWidth: '0' },
  },
});

const Levels = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, auto)', md: '7rem 8rem 6rem' },
    justifyContent: 'start',
    columnGap: { base: '4', md: '0' },
    fontSize: 'sm',
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: { base: '11', md: '8' }, cursor: 'pointer' },
    '& [data-level=view]': { gridColumn: '1' },
    '& [data-level=edit]': { gridColumn: '2' },
    '& [data-level=delete]': { gridColumn: '3' },
    '& input': { width: '18px', height: '18px', accentColor: 'var(--e-colors-brand-solid)' },
    '& input:disabled + span': { color: 'fg.subtle' },
  },
});
