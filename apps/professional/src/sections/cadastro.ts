import { owner } from '@esteto/contract/access';
import { dialog, page, type RouteTable } from '@esteto/shell/route/route-table';

export const changeAccountType = () => import('../features/cadastro/tipo-de-conta.dialog.tsx');

/** A step of the wizard: the owner's home leads there. */
export const step = { who: owner(), unlisted: true } as const;

/** The way of a new company's owner, step by step. */
export const cadastro: RouteTable = [
  page('cadastro/plano', { label: 'Escolha do Plano', ...step, load: () => import('../pages/cadastro/plano/plano.page.tsx') }, [
    dialog('tipo-de-conta', { who: step.who, load: changeAccountType }),
  ]),
  page('cadastro/conferir-plano', {
    label: 'Conferir Plano',
    ...step,
    load: () => import('../pages/cadastro/conferir-plano/conferir-plano.page.tsx'),
  }),
  page('cadastro/pagamento', { label: 'Pagamento', ...step, load: () => import('../pages/cadastro/pagamento/pagamento.page.tsx') }, [
    dialog(':paymentId/informar', { who: step.who, load: () => import('../pages/cadastro/pagamento/informar.dialog.tsx') }),
  ]),
  page('cadastro/tipo-de-empresa', {
    label: 'Tipo de Empresa',
    ...step,
    load: () => import('../pages/cadastro/tipo-de-empresa/tipo-de-empresa.page.tsx'),
  }),
  page('cadastro/dados-da-empresa', {
    label: 'Dados da Empresa',
    ...step,
    load: () => import('../pages/cadastro/dados-da-empresa/dados-da-empresa.page.tsx'),
  }),
  page('cadastro/socios', { label: 'Dados dos Sócios', ...step, load: () => import('../pages/cadastro/socios/socios.page.tsx') }, [
    dialog('criar', { who: step.who, load: () => import('../pages/cadastro/socios/criar.dialog.tsx') }),
    dialog(':partnerId/editar', { who: step.who, load: () => import('../pages/cadastro/socios/editar.dialog.tsx') }),
    dialog(':partnerId/preencher', { who: step.who, load: () => import('../pages/cadastro/socios/preencher.dialog.tsx') }),
  ]),
  page('cadastro/endereco', {
    label: 'Endereço do Médico',
    ...step,
    load: () => import('../pages/cadastro/endereco/endereco.page.tsx'),
  }),
  page(
    'cadastro/documentos',
    {
      label: 'Documentação',
      ...step,
      load: () => import('../pages/cadastro/documentos/documentos.page.tsx'),
    },
    [dialog(':documentId/tipo', { who: step.who, load: () => import('../pages/cadastro/documentos/tipo.dialog.tsx') })],
  ),
  page('cadastro/contrato', { label: 'Contrato', ...step, load: () => import('../pages/cadastro/contrato/contrato.page.tsx') }),
];
