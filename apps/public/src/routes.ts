import { anyone, guest } from '@esteto/contract/access';
import { page, type RouteTable } from '@esteto/shell/route/route-table';

export const routes: RouteTable = [
  page('', { label: 'Entrar', who: guest, load: () => import('./pages/login/login.page.tsx') }),
  page('cadastro', { label: 'Criar conta', who: anyone, load: () => import('./pages/cadastro/cadastro.page.tsx') }),
  page('connect', { label: 'Conta corporativa', who: guest, load: () => import('./pages/connect/connect.page.tsx') }),
  page('recuperar-senha/:token', {
    label: 'Definir a senha',
    who: guest,
    load: () => import('./pages/recuperar-senha/recuperar-senha.page.tsx'),
  }),
  page('confirmar-email/:token', {
    label: 'Confirmar e-mail',
    who: anyone,
    load: () => import('./pages/confirmar-email/confirmar-email.page.tsx'),
  }),
  page('convite/:token', { label: 'Convite', who: anyone, load: () => import('./pages/convite/convite.page.tsx') }),
  page('convite-gestor/:token', {
    label: 'Convite de gestor',
    who: anyone,
    load: () => import('./pages/convite-gestor/convite-gestor.page.tsx'),
  }),
  page('convite-credenciamento/:token', {
    label: 'Convite de um grupo',
    who: anyone,
    load: () => import('./pages/convite-credenciamento/convite-credenciamento.page.tsx'),
  }),
  page('socio/:token', { label: 'Dados do sócio', who: anyone, load: () => import('./pages/socio/socio.page.tsx') }),
  page('proposta/:token', { label: 'Proposta', who: anyone, load: () => import('./pages/proposta/proposta.page.tsx') }),
  page('termos-de-servico', {
    label: 'Termos de serviço',
    who: anyone,
    load: () => import('./pages/termos-de-servico/termos-de-servico.page.tsx'),
  }),
  page('politica-de-cookies', {
    label: 'Política de cookies',
    who: anyone,
    load: () => import('./pages/politica-de-cookies/politica-de-cookies.page.tsx'),
  }),
  page('politica-de-privacidade', {
    label: 'Política de privacidade',
    who: anyone,
    load: () => import('./pages/politica-de-privacidade/politica-de-privacidade.page.tsx'),
  }),
  page('nps/resposta/:token', { label: 'Pesquisa', who: anyone, load: () => import('./pages/nps/resposta/resposta.page.tsx') }),
  page('simulacoes', { label: 'Simulação de tributos', who: anyone, load: () => import('./pages/simulacoes/simulacoes.page.tsx') }),
  page('manutencao', { label: 'Manutenção', who: anyone, load: () => import('./pages/manutencao/manutencao.page.tsx') }),
  page('*', { label: 'Página não encontrada', who: anyone, load: () => import('./pages/not-found/not-found.page.tsx') }),
];
