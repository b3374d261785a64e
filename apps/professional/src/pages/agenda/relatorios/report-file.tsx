import { call } from '@esteto/api-client/api';
import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { reportGroupLabel } from '@esteto/domain/agenda/calendar-event/shift-report';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useView } from '@esteto/ui/components/menu/view-links.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** The report of these days as a PDF, in the groups that are shown. */
export const ReportFile = ({ from, to }: { from: string; to: string }) => {
  const scope = useCompanyScope();
  const group = useView('group', reportGroupLabel);
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(`Relatório de plantões, ${from} a ${to}.pdf`, await call(calendarEvent.reportFile, { ...scope, from, to, group }));
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={FileDown} busy={busy} onClick={() => void save()}>
      Baixar PDF
    </Button>
  );
};
