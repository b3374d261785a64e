import { chakra } from '@chakra-ui/react';
import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { shiftRequestQueries } from '@esteto/api-client/duty/shift-request';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule, units } from '@esteto/contract/access';
import { addDays } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { NewsBoard } from '@esteto/features/office/news/news-board.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { usePhone } from '@esteto/ui/patterns/data-table/use-phone';
import { Roster } from '@esteto/ui/patterns/roster/roster.tsx';
import { RosterList } from '@esteto/ui/patterns/roster/roster-list.tsx';
import { Choice, RosterToolbar } from '@esteto/ui/patterns/roster/roster-toolbar.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, CalendarPlus, Clock, Copy, EllipsisVertical, Inbox, Printer, Redo2, Send, Undo2, WandSparkles } from 'lucide-react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { path } from '../../../path.ts';
import { aWeekLater, scheduleEdit } from './schedule-edit.ts';
import { SCHEDULE_VIEWS, scheduleViewLabel } from './schedule-rows.ts';
import { useSchedule } from './use-schedule.ts';
import { useSteps } from './use-steps.ts';
import { WarningQuestion } from './warning-question.tsx';

/** The schedule of the group: people or places by days, holes first; planned in drafts, published when it is ready. */
export default function SchedulePage() {
  const mayEdit = useCan(dutySchedule.edit);
  const mayUnits = useCan(units.edit);
  const isPhone = usePhone();
  const navigate = useNavigate();
  const { search } = useLocation();
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const schedule = useSchedule();
  const steps = useSteps();
  const { data: waiting } = useQuery({ ...shiftRequestQueries.waiting(useGroupScope()), enabled: mayEdit });
  const { day, period, from, view, window, shifts, setup, rows, days, items, unit_id, isReady, isStale, failed, show, change } = schedule;
  const drafts = shifts.filter(({ status }) => status === 'draft').length;
  const open = ({ key }: { key: string }) => void navigate({ pathname: `plantao/${key}`, search });
  const create = (place: { row: string; date: string }) =>
    void navigate({ pathname: 'criar', search }, { state: { row: place.row, date: place.date, view } });
  const copyWeek = () =>
    void client
      .query(dutyShiftQueries.schedule({ ...window, from: addDays(from, -7), to: addDays(from, -1) }))
      .then(
        (before) => steps.run({ kind: 'paste', changes: aWeekLater(before.shifts), done: 'Semana anterior copiada em rascunho.' }),
        tellFailure,
      );
  return (
    <Page
      title="Escala"
      action={
        mayEdit && (
          <chakra.div display="flex" gap="2" flexWrap="wrap">
            {waiting && waiting.count > 0 && (
              <ButtonLink icon={Inbox} to={{ pathname: path('/gestao/plantoes/solicitacoes'), search: '?status=awaiting_coordination' }}>
                {countOf(waiting.count, 'solicitação', 'solicitações')}
              </ButtonLink>
            )}
            {drafts > 0 && (
              <ButtonLink icon={Send} to={{ pathname: 'publicar', search }}>
                {`Publicar ${countOf(drafts, 'rascunho', 'rascunhos')}`}
              </ButtonLink>
            )}
            <ButtonLink variant="primary" icon={CalendarPlus} to={{ pathname: 'criar', search }}>
              Novo plantão
            </ButtonLink>
          </chakra.div>
        )
      }
    >
      <NewsBoard />
      <RosterToolbar period={period} day={day} onShow={show}>
        {setup && setup.units.length > 1 && (
          <Choice
            label="Unidade"
            value={String(unit_id ?? '')}
            options={{ '': 'Todas as unidades', ...Object.fromEntries(setup.units.map(({ id, name }) => [id, name])) }}
            onChange={(value) => change({ unidade: value })}
          />
        )}
        <Choice
          label="Linhas"
          value={view}
          options={scheduleViewLabel}
          onChange={(value) => change({ visao: value === SCHEDULE_VIEWS[0] ? null : value })}
        />
        {mayEdit && (
          <>
            <IconButton icon={Undo2} label="Desfazer" disabled={!steps.canUndo} onClick={steps.undo} />
            <IconButton icon={Redo2} label="Refazer" disabled={!steps.canRedo} onClick={steps.redo} />
          </>
        )}
        <MenuButton
          label="Mais ações"
          icon={EllipsisVertical}
          variant="secondary"
          groups={[
            {
              items: [
                ...(mayEdit
                  ? [{ label: 'Preencher vagas', icon: WandSparkles, onSelect: () => void navigate({ pathname: 'preencher', search }) }]
                  : []),
                ...(mayEdit && period === 'semana' ? [{ label: 'Copiar a semana anterior', icon: Copy, onSelect: copyWeek }] : []),
                { label: 'Horas do mês', icon: Clock, onSelect: () => void navigate(path('/gestao/plantoes/horas')) },
                { label: 'Imprimir ou salvar em PDF', icon: Printer, onSelect: () => print() },
              ],
            },
          ]}
        />
      </RosterToolbar>
      {failed ? (
        <ErrorState error={failed.error} retry={failed.retry} retrying={failed.isFetching} />
      ) : !isReady ? (
        <Loading />
      ) : setup?.units.length === 0 ? (
        <EmptyState
          icon={CalendarDays}
          title="Nenhuma unidade ainda."
          action={
            mayUnits && (
              <ButtonLink variant="primary" to={path('/gestao/configuracoes/unidades/criar')}>
                Criar a primeira unidade
              </ButtonLink>
            )
          }
        />
      ) : isPhone ? (
        <RosterList
          days={days}
          items={items}
          onOpen={open}
          empty={<EmptyState icon={CalendarDays} title="Nenhum plantão nestes dias." />}
        />
      ) : (
        <chakra.div aria-busy={isStale} opacity={isStale ? '0.6' : undefined}>
          <Roster
            label="Escala de plantões"
            corner={view === 'pessoas' ? 'Profissional' : 'Setor'}
            days={days}
            rows={rows}
            items={items}
            onOpen={open}
            edit={mayEdit ? scheduleEdit({ view, rows, shifts, steps, onCreate: create }) : undefined}
          />
        </chakra.div>
      )}
      {steps.warned && <WarningQuestion warned={steps.warned} onGoOn={steps.goOn} onClose={steps.giveUp} />}
      <Outlet context={steps.remember} />
    </Page>
  );
}
