import { collegeQueries } from '@esteto/api-client/company/college';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { GraduationCap } from 'lucide-react';
import { useParams } from 'react-router';

/** Who studied at a college. */
export default function CollegeDoctorsDialog() {
  const id = Number(useParams().collegeId);
  return (
    <SearchedListDialog
      title="Quem estudou"
      noun={['pessoa', 'pessoas']}
      placeholder="Nome ou e-mail"
      icon={GraduationCap}
      query={({ search }) => collegeQueries.doctors({ id, limit: 100, ...(search && { search }) })}
      empty="Ninguém escolheu esta faculdade ainda."
      line={(doctor) => <Line key={doctor.id} title={doctor.name} note={doctor.email} />}
    />
  );
}
