import { npsSurveyQueries } from '@esteto/api-client/office/nps-survey';
import { useCan } from '@esteto/auth/can/can.tsx';
import { npsSurveys } from '@esteto/contract/access';
import type { NpsSurveyRow } from '@esteto/contract/office/nps-survey';
import { npsSurveyTitle } from '@esteto/domain/office/nps/nps-window';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Outlet } from 'react-router';
import { npsSurveyColumns, npsSurveyFilterFields } from './nps-survey-columns.ts';

/** Every survey, those still to end first. */
export default function NpsSurveysPage() {
  return (
    <ListPage
      title="NPS"
      subtitle="Pesquisas de recomendação: o quanto as pessoas recomendariam o Esteto."
      query={npsSurveyQueries.list}
      columns={npsSurveyColumns}
      filters={npsSurveyFilterFields}
      create="criar"
      createLabel="Nova pesquisa"
      createAllowed={useCan(npsSurveys.edit)}
      rowHref={rowHref}
      rowName={npsSurveyTitle}
      empty="Nenhuma pesquisa ainda. A primeira mostra de onde se parte."
    >
      <Outlet />
    </ListPage>
  );
}

NpsSurveysPage.query = listStart(npsSurveyQueries.list, npsSurveyFilterFields);

const rowHref = ({ id }: NpsSurveyRow): string => `${id}/detalhes`;
