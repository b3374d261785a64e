import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { calendar, clients, companyMonths, invoices, member } from '@esteto/contract/access';
import { Link as TextLink } from '@esteto/ui/components/button/link.tsx';
import { CalendarPlus, FilePlus2, ReceiptText, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** What a doctor comes for most, and below it what is sent now and then; only what the person may do. `asList`: one below the other, for a narrow column. */
export const Shortcuts = ({ asList = false }: { asList?: boolean }) => {
  const companyId = useCompanyScope().company_id;
  const sends = useCan(member('edit'));
  const seesMonth = useCan(companyMonths.view);
  const shortcuts = [
    { label: 'Solicitar nota', icon: FilePlus2, to: path('/app/solicitar-nf'), allowed: useCan(invoices.ask) },
    { label: 'Adicionar plantão', icon: CalendarPlus, to: path('/app/adicionar-plantao'), allowed: useCan(calendar.edit) },
    { label: 'Cadastrar tomador', icon: UserPlus, to: path('/app/cadastrar-tomador'), allowed: useCan(clients.edit) },
    { label: 'Ver notas', icon: ReceiptText, to: path('/app/faturamento/contas-a-receber'), allowed: useCan(invoices.view) },
  ].filter(({ allowed }) => allowed);
  if (shortcuts.length === 0 && !sends && !seesMonth) return null;
  return (
    <Row aria-label="Atalhos" data-list={asList || undefined}>
      {shortcuts.map(({ label, icon: Icon, to }) => (
        <Shortcut key={label} to={to}>
          <Icon size={20} aria-hidden />
          {label}
        </Shortcut>
      ))}
      {(sends || seesMonth) && (
        <Quiet>
          {seesMonth && <TextLink to={path('/app/mes')}>O mês em uma página</TextLink>}
          {sends && (
            <>
              <TextLink to={path('/app/empresa/:companyId/enviar-inss', { companyId })}>Enviar INSS</TextLink>
              <TextLink to={path('/app/empresa/:companyId/enviar-arquivos-para-ir', { companyId })}>Enviar arquivos para o IR</TextLink>
            </>
          )}
        </Quiet>
      )}
    </Row>
  );
};

const Row = chakra('nav', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
    '&[data-list]': {
      gap: '2',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
      '& > a': { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'start', textAlign: 'start', minHeight: 'control', py: '2' },
    },
  },
});

const Quiet = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    fontSize: 'sm',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'control' },
  },
});

const Shortcut = chakra(Link, {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    textAlign: 'center',
    gap: '2',
    minHeight: '20',
    p: '3',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    '& svg': { color: 'brand.fg' },
    _hover: { borderColor: 'border.strong' },
  },
});
