import { termsOfServiceMutations, termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { useCan } from '@esteto/auth/can/can.tsx';
import { termsVersions } from '@esteto/contract/access';
import type { TermsRow } from '@esteto/contract/identity/terms-of-service';
import { termsStatusLabel, termsStatusTone } from '@esteto/domain/identity/terms-of-service/terms-of-service-life';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { FileText, Pencil, Send, Undo2, Users } from 'lucide-react';
import { Outlet } from 'react-router';

/** The versions of what we agree on with customers: one is written at a time, and none changes once it is published. */
export default function TermsOfServicePage() {
  const canEdit = useCan(termsVersions.edit);
  const canDelete = useCan(termsVersions.delete);
  const tellFailure = useTellFailure();
  const { mutateAsync: withdraw } = useMutation(termsOfServiceMutations.withdraw);
  const remove = useDeleteAction<TermsRow, unknown, { id: number }>(termsOfServiceMutations.remove, {
    verb: 'Excluir rascunho',
    message: () => 'O texto do rascunho se perde. As versões publicadas continuam.',
    done: 'Rascunho excluído.',
  });
  const backToDraft: RowAction<TermsRow> = {
    label: 'Voltar a rascunho',
    icon: Undo2,
    onSelect: ({ id }) => void withdraw({ id }).then(() => toast.success('A versão voltou a rascunho.'), tellFailure),
    allowed: ({ status }) => status === 'scheduled',
  };
  return (
    <ListPage
      title="Termos de serviço"
      query={termsOfServiceQueries.list}
      columns={termsColumns}
      create="criar"
      createLabel="Nova versão"
      createAllowed={canEdit}
      rowHref={detailHref}
      actions={[
        detail,
        ...(canEdit ? [edit, publish, backToDraft] : []),
        acceptances,
        ...(canDelete ? [{ ...remove, allowed: isDraft }] : []),
      ]}
      empty="Nenhuma versão ainda. Enquanto não houver uma em vigor, ninguém precisa aceitar nada."
    >
      <Outlet />
    </ListPage>
  );
}

const isDraft = ({ status }: TermsRow): boolean => status === 'draft';

const detailHref = ({ id }: TermsRow): string => `versao/${id}/detalhes`;

const detail: RowAction<TermsRow> = { label: 'Ler', icon: FileText, to: detailHref };
const edit: RowAction<TermsRow> = { label: 'Editar', icon: Pencil, to: ({ id }) => `versao/${id}/editar`, allowed: isDraft };
const publish: RowAction<TermsRow> = { label: 'Publicar', icon: Send, to: ({ id }) => `versao/${id}/publicar`, allowed: isDraft };
const acceptances: RowAction<TermsRow> = {
  label: 'Quem aceitou',
  icon: Users,
  to: ({ id }) => `versao/${id}/aceites`,
  allowed: ({ accepted_count }) => accepted_count > 0,
};

const termsColumns = columnsFor<TermsRow>()([
  { key: 'what_changed', header: 'O que muda', value: ({ what_changed }) => what_changed ?? 'Primeira versão', width: 12 },
  { key: 'status', header: 'Situação', cell: statusCell(termsStatusLabel, termsStatusTone) },
  { key: 'published_at', header: 'Vale desde', cell: 'instant', lead: 'vale desde' },
  { key: 'accepted_count', header: 'Aceites', cell: 'number' },
  { key: 'author_name', header: 'Por', width: 8, hideOnPhone: true },
  { key: 'created_at', header: 'Começada em', cell: 'instant', sort: true, hidden: true },
]);

TermsOfServicePage.query = listStart(termsOfServiceQueries.list);
