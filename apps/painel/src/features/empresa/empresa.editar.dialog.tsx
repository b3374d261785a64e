import { companyRegisterQueries } from '@esteto/api-client/company/company-register';
import { usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import { type CompanyTabName, companyTabs } from '@esteto/contract/company-tabs';
import { decide } from '@esteto/domain/identity/permission/access';
import { mayOpenTab } from '@esteto/domain/identity/permission/tab-permission';
import { TabbedDialog } from '@esteto/ui/patterns/tabs/tabbed-dialog.tsx';
import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router';
import type { CompanyTabProps } from './aba/part-form.tsx';
import { CompanyHeading } from './company-heading.tsx';

/** The record of a company, from every list that shows one: what it is and how it stands, and each part of it in a tab of its own. */
export default function EditCompanyDialog() {
  const principal = usePrincipal();
  return (
    <TabbedDialog
      query={companyRegisterQueries.detail({ id: Number(useParams().companyId) })}
      noun="Empresa"
      title={({ name }) => name}
      subtitle={(record) => <CompanyHeading record={record} />}
      tabs={(record) =>
        TABS.filter((tab) => mayOpenTab(companyTabs[tab], record) && decide(companyTabs[tab].who, principal).allowed).map((tab) => {
          const Content = contents[tab];
          return { value: tab, label: companyTabs[tab].label, content: <Content record={record} /> };
        })
      }
    />
  );
}

const contents: Record<CompanyTabName, ComponentType<CompanyTabProps>> = {
  dados: lazy(() => import('./aba/dados.tsx')),
  situacao: lazy(() => import('./empresa.situacao.dialog.tsx')),
  socios: lazy(() => import('./aba/socios.tsx')),
  endereco: lazy(() => import('./aba/endereco.tsx')),
  regime: lazy(() => import('./aba/regime.tsx')),
  'nota-fiscal': lazy(() => import('./aba/nota-fiscal.tsx')),
  certificado: lazy(() => import('./aba/certificado.tsx')),
  'banco-e-pix': lazy(() => import('./aba/banco-e-pix.tsx')),
  financeiro: lazy(() => import('./aba/financeiro.tsx')),
  plano: lazy(() => import('./aba/plano.tsx')),
  arquivos: lazy(() => import('./empresa.arquivos.dialog.tsx')),
  notas: lazy(() => import('./empresa.notas-fiscais.dialog.tsx')),
  historico: lazy(() => import('./empresa.historico.dialog.tsx')),
  observacoes: lazy(() => import('./aba/observacoes.tsx')),
};
const TABS = Object.keys(contents) as CompanyTabName[];
