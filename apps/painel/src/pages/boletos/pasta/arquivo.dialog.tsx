import { call } from '@esteto/api-client/api';
import { boletoPaperMutations, boletoPaperQueries } from '@esteto/api-client/money/boleto-paper';
import { type BoletoPaperDetail, boletoPaper } from '@esteto/contract/money/boleto-paper';
import { boletoCreateForm } from '@esteto/domain/money/boleto/boleto-form';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { FieldGrid, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { FileBeside } from '../../../features/pasta/file-beside.tsx';
import { path } from '../../../path.ts';
import { BoletoFields } from '../boleto-fields.tsx';
import { PayerField } from '../payer-field.tsx';

export default function BoletoPaperDialog() {
  const id = Number(useParams().paperId);
  // The next one begins anew.
  return <Paper key={id} id={id} />;
}

/** A PDF beside what was read of it: checked, mended and launched; then the next that is to be checked. */
const Paper = ({ id }: { id: number }) => {
  const { search } = useLocation();
  const next = useQuery(boletoPaperQueries.detail({ id })).data?.next_id;
  return (
    <FormDialog
      title={(paper) => paper?.file_name ?? 'PDF'}
      subtitle={(paper) => paper?.problem}
      size="lg"
      id={id}
      schema={boletoCreateForm}
      record={boletoPaperQueries.detail}
      refuse={refusal}
      mutation={boletoPaperMutations.launch}
      done="Boleto lançado."
      submitLabel="Lançar boleto"
      cancelLabel="Deixar para depois"
      to={(next ? path('/painel/boletos/pasta/arquivo/:paperId', { paperId: next }) : FOLDER) + search}
    >
      {(paper) => paper && <Fields paper={paper} />}
    </FormDialog>
  );
};

const FOLDER = path('/painel/boletos/pasta');

const refusal = ({ state, useless, boleto_id }: BoletoPaperDetail) => {
  if (useless) return { why: useless };
  if (state === 'reading') return { why: 'Este PDF ainda está sendo lido.' };
  if (state === 'queued') return { why: 'Este PDF está na fila para ser lançado.' };
  if (boleto_id === null) return null;
  const to = path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: boleto_id });
  return { why: 'Este PDF já foi lançado.', action: <ButtonLink to={to}>Ver o boleto</ButtonLink> };
};

const Fields = ({ paper: { id, file_name, file_mime, company_id, company_name, field_notes } }: { paper: BoletoPaperDetail }) => {
  const words: Readonly<Record<string, string>> = Object.fromEntries(field_notes.map(({ field, words: note }) => [field, note]));
  return (
    <FileBeside
      gridColumn={spanOf()}
      file={{ label: file_name, mime: file_mime, fileKey: [boletoPaper.file.path, id], load: () => call(boletoPaper.file, { id }) }}
    >
      <FieldGrid alignContent="start">
        <PayerField help={words['company_id']} selected={company_id === null ? null : { value: company_id, label: company_name ?? '' }} />
        <BoletoFields notes={words} />
      </FieldGrid>
    </FileBeside>
  );
};
