import { chakra } from '@chakra-ui/react';
import type { LicencePaper, LicenceRecord } from '@esteto/contract/opening/licence-record';
import { acceptOf, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import {
  guessLicencePaper,
  type LicenceDocumentKind,
  lackingLicencePapers,
  licenceDocumentKinds,
  licenceDocumentLabel,
  licenceNeeds,
} from '@esteto/domain/opening/licensing/licence-documents';
import { mayPartnersChange } from '@esteto/domain/opening/licensing/licence-request-life';
import { isInForce, isWorkOver } from '@esteto/domain/opening/licensing/licensing-kind';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useDialogGuard } from '@esteto/ui/patterns/dialog/dialog-guard.tsx';
import { UploadArea } from '@esteto/ui/patterns/file/upload-area.tsx';
import { type Upload, useUploads } from '@esteto/ui/patterns/file/use-uploads';
import { today } from '@esteto/ui/system/context/today';
import { useId } from 'react';
import { type PaperActions, PaperRow } from './paper-row.tsx';

export const LICENCE_PAPER_KINDS = ['pdf', 'png', 'jpg'] as const;

/** What is done with the papers of a licence, at either side. */
export type LicencePapersHandling = PaperActions & {
  side: 'team' | 'client';
  send?: (licence: LicenceRecord, kind: LicenceDocumentKind, ...sent: Parameters<Upload>) => Promise<unknown>;
};

type LicencePapersProps = {
  licence: LicenceRecord;
  /** Every licence of the company: a permit that it holds counts for the others. */
  all: readonly LicenceRecord[];
  handling: LicencePapersHandling;
  title?: string;
};

/** What its agency asks for, what is there and what lacks; and where more is sent. */
export const LicencePapers = ({ licence, all, handling, title = 'Documentos' }: LicencePapersProps) => {
  const id = useId();
  const { send } = handling;
  const lacking = lackingLicencePapers(licence, all);
  // A licence that is in force, or no longer needed, lacks no paper.
  const needs = isWorkOver(licence.status) || isInForce(licence.status) ? [] : licenceNeeds[licence.kind];
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <QuietHeading id={id} mb="0">
        {title}
      </QuietHeading>
      {needs.length > 0 && (
        <chakra.ul display="grid" gap="1">
          {needs.map((need) => (
            <chakra.li key={need} display="flex" flexWrap="wrap" gap="2" justifyContent="space-between">
              {licenceDocumentLabel[need]}
              <StatusBadge
                status={lacking.includes(need) ? { label: 'Falta enviar', tone: 'attention' } : { label: 'Enviado', tone: 'done' }}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {licence.papers.length > 0 && (
        <div>
          {licence.papers.map((paper) => (
            <PaperRow
              key={paper.id}
              paper={paper}
              kinds={licenceDocumentKinds(licence.kind)}
              detail={detailOf(paper)}
              mayChange={handling.side === 'team' || mayPartnersChange(paper, licence.requests)}
              actions={handling}
            />
          ))}
        </div>
      )}
      {send && <Sending licence={licence} lacking={lacking} send={send} />}
    </chakra.section>
  );
};

type SendingProps = {
  licence: LicenceRecord;
  lacking: readonly LicenceDocumentKind[];
  send: NonNullable<LicencePapersHandling['send']>;
};

/** Each file is put where its name says; what is wrong is changed beside it. */
export const Sending = ({ licence, lacking, send }: SendingProps) => {
  const sending = useUploads(
    (file, how) => send(licence, guessLicencePaper(licence.kind, file.name, lacking), file, how),
    () => undefined,
  );
  useDialogGuard({ busy: sending.busy, dirty: false });
  return <UploadArea label="Documentos da licença" sending={sending} accept={acceptOf(LICENCE_PAPER_KINDS)} maxBytes={MAX_FILE_BYTES} />;
};

const detailOf = ({ name, created_at }: LicencePaper): string => `${name} · ${formatInstant(created_at, today())}`;
