import { meetingStatusLabel } from '../../../agenda/meeting/meeting-life.ts';
import { groupNoticeStatusLabel } from '../../../duty/group-notice/group-notice-life.ts';
import { leadForm } from '../../../opening/lead/lead-form.ts';
import { leadStageLabel } from '../../../opening/lead/lead-life.ts';
import { referralChannelLabel } from '../../../opening/referral/referral-code.ts';
import { rewardRefusalLabel } from '../../../opening/referral/referral-reward.ts';
import { cents, competence, flag, id, instant, integer, isoDate, list, longText, text } from '../../../shared/schema/fields.ts';
import { ufLabel } from '../../../shared/tables/uf.ts';
import { broadcastStatusLabel } from '../../broadcast/broadcast-life.ts';
import { dataExportStateLabel } from '../../data-export/data-export-life.ts';
import { mediaLocalLabel } from '../../media/media-kinds.ts';
import { newsForm } from '../../news/news-form.ts';
import { newsStatusLabel } from '../../news/news-life.ts';
import { noticeKindLabel } from '../../notice/notice-kinds.ts';
import { noticeSettingsForm } from '../../notice/notice-settings.ts';
import { tenureLabel } from '../../nps/nps-audience.ts';
import { npsSurveyStatusLabel } from '../../nps/nps-life.ts';
import { npsTaskStatusLabel } from '../../nps/nps-task-life.ts';
import { spreadsheetLabel } from '../../spreadsheet/spreadsheet.ts';
import { spreadsheetStateLabel } from '../../spreadsheet/spreadsheet-life.ts';
import { discountFields } from './billing-words.ts';
import { choice, choices, records } from './word.ts';

const commentSubjectLabel = {
  registration: 'Abertura',
  licensing: 'Licenciamento',
  onboarding: 'Onboarding',
  income_tax: 'IRPF',
  closing: 'Fechamento',
  monthly_obligation: 'Obrigação',
  r_factor: 'Fator R',
  company_statement: 'Extratos',
  cash_book: 'Livro-caixa',
};

const viewedListLabel = {
  receivables: 'Contas a receber',
  clients: 'Tomadores',
  companies: 'Empresas',
  natural_people: 'Pessoas físicas',
  due_dates: 'Vencimentos',
};

/** What the office tells and asks, and how it works. */
export const officeWords = {
  comment: {
    subject_type: choice('O que é comentado', commentSubjectLabel),
    subject_id: id('Registro comentado'),
    author_id: id('Autor'),
    text: longText('Texto'),
  },
  news: {
    ...newsForm.fields,
    status: choice('Situação', newsStatusLabel),
    starts_at: instant('Aparece de'),
    ends_at: instant('Aparece até'),
    is_pinned: flag('Fixada no topo'),
    require_ack: flag('Pede confirmação de leitura'),
  },
  broadcast: {
    status: choice('Situação', broadcastStatusLabel),
    state: choice('Estado da empresa', ufLabel),
    people_count: integer('Pessoas alcançadas'),
  },
  group_notice: { status: choice('Situação', groupNoticeStatusLabel) },
  notice: {
    ...noticeSettingsForm.fields,
    silenced: choices('Fora do sino', noticeKindLabel),
    unmailed: choices('Sem e-mail', noticeKindLabel),
  },
  notice_rule: { kind: choice('Aviso', noticeKindLabel) },
  media: { file: id('Arquivo'), poster: id('Capa'), duration: integer('Duração (segundos)') },
  playlist: {
    title: text('Título'),
    thumbnail: id('Capa'),
    local: choice('Onde aparece', mediaLocalLabel),
    is_active: flag('Ativa'),
    media_ids: records('Vídeos'),
  },
  nps_survey: {
    status: choice('Situação', npsSurveyStatusLabel),
    tenures: choices('Tempo como cliente', tenureLabel),
    repeats_id: id('Repete a pesquisa'),
  },
  nps_task: {
    survey_id: id('Pesquisa'),
    status: choice('Situação', npsTaskStatusLabel),
    due_on: isoDate('Prazo'),
    outcome: longText('O que foi combinado'),
  },
  meeting: { status: choice('Situação', meetingStatusLabel), url: text('Página para marcar reuniões') },
  lead: {
    ...leadForm.fields,
    stage: choice('Etapa', leadStageLabel),
    lost_reason: longText('Motivo da perda'),
    retention_until: instant('Guardado até'),
  },
  proposal: {
    lead_id: id('Lead'),
    plan_name: text('Nome do plano'),
    services: list('Serviços', text('Serviço')),
    revenue_limit_month: cents('Faturamento máximo por mês'),
    sent_to: text('Enviada a'),
    valid_until: isoDate('Vale até'),
  },
  referral: {
    lead_id: id('Lead'),
    referrer_id: id('Quem indicou'),
    channel: choice('Por onde veio', referralChannelLabel),
    reward: discountFields('Prêmio'),
    refusal: choice('Por que não há prêmio', rewardRefusalLabel),
  },
  saved_view: { list: choice('Lista', viewedListLabel) },
  data_export: { state: choice('Situação', dataExportStateLabel) },
  spreadsheet: {
    kind: choice('O que é exportado', spreadsheetLabel),
    state: choice('Situação', spreadsheetStateLabel),
    from: competence('De'),
    until: competence('Até'),
  },
  log_run: {
    kind: choice('O que é feito', { verification: 'Verificação', export: 'Exportação' }),
    state: choice('Situação', { waiting: 'Em andamento', done: 'Pronta', failed: 'Não deu certo' }),
  },
  job_failure: {
    job_name: text('Tarefa'),
    decision: choice('Decisão', { rerun: 'Executar de novo', set_aside: 'Deixar de lado' }),
  },
  maintenance: {},
  simulation: {},
  file: {},
  signature: {},
  terms_of_service: {},
  college: { is_active: flag('Em uso'), merged_into_id: id('Unida a') },
};
