import { termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { UserCheck } from 'lucide-react';
import { useParams } from 'react-router';

/** Who accepted a version, when and from where: what we would have to prove. */
export default function TermsAcceptancesDialog() {
  const id = Number(useParams().termsId);
  return (
    <SearchedListDialog
      title="Quem aceitou"
      noun={['pessoa', 'pessoas']}
      placeholder="Nome ou e-mail"
      icon={UserCheck}
      query={({ search }) => termsOfServiceQueries.acceptances({ id, limit: 100, ...(search && { search }) })}
      empty="Ninguém aceitou esta versão ainda."
      line={({ id: key, name, email, accepted_at, ip }) => (
        <Line key={key} title={name} note={[email, formatInstantFull(accepted_at), ip && `de ${ip}`].filter(Boolean).join(' · ')} />
      )}
    />
  );
}
