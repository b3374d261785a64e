import { staffAccreditationMutations } from '@esteto/api-client/duty/staff-accreditation';
import { Can } from '@esteto/auth/can/can.tsx';
import { staffAccreditations } from '@esteto/contract/access';
import type { StaffAccreditationDetail } from '@esteto/contract/duty/staff-accreditation';
import { reminderProblem } from '@esteto/domain/duty/accreditation/accreditation-waiting';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';

/** The doctor is reminded of what is missing, where something is theirs to do and they were not reminded today. */
export const Reminder = ({ record }: { record: StaffAccreditationDetail }) => {
  const tellFailure = useTellFailure();
  const { mutateAsync, isPending } = useMutation(staffAccreditationMutations.remind);
  if (reminderProblem(record.status, record.missing, { reminded_on: record.reminded_on, today: today() }) !== null) return null;
  const remind = () =>
    void mutateAsync({ id: record.id }).then(() => toast.success(`Lembrete enviado a ${record.professional_name}.`), tellFailure);
  return (
    <Can access={staffAccreditations.edit}>
      <Button variant="primary" icon={BellRing} busy={isPending} onClick={remind}>
        Lembrar o médico
      </Button>
    </Can>
  );
};
