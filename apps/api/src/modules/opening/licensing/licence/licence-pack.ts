import { permitOf } from '@esteto/domain/opening/licensing/licence-documents';
import { validLicences } from '@esteto/domain/opening/licensing/licence-standing';
import { issuerOf, licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import { formatDateFull, formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { FileBytes } from '../../../../platform/http/bind.ts';
import { readApart, TooHard } from '../../../../platform/parsing/apart.ts';
import type { Bundle, BundledFile } from '../../../../platform/pdf/bundle.ts';
import type { KeptLicence } from './licence.repository.ts';

/** For all of them together, which are many pages. */
const PATIENCE_MS = 60_000;

type Asked = { of: number; today: string; now: Date };
type KeptFile = { name: string; file: BundledFile; pages: number | null };

/** The licences in force as one PDF: what each is, then its pages. A file that cannot be read is named in the list, and holds up no other. */
export const packOf = async (
  { db, files }: Pick<Deps, 'db' | 'files'>,
  all: readonly KeptLicence[],
  { of, today, now }: Asked,
): Promise<FileBytes> => {
  const valid = validLicences(all, today);
  const company = valid[0]?.company;
  if (!company) throw new AppError(422, { message: 'Nenhuma licença desta empresa está em vigor hoje.', code: 'no_licences' });
  const permits = valid.map((licence) => licence.papers.filter(({ kind }) => kind === permitOf[licence.kind]));
  const kept = await files.several(
    db,
    permits.flat().map(({ file_id }) => file_id),
    company.id,
  );
  const parts: { licence: KeptLicence; files: KeptFile[] }[] = [];
  for (const [place, licence] of valid.entries()) {
    const own: KeptFile[] = [];
    for (const { file_id } of permits[place] ?? []) {
      const stored = kept.get(file_id);
      if (!stored) continue;
      const file = { mime: stored.mime, bytes: await stored.bytes() };
      own.push({ name: stored.name, file, pages: await pagesOf(file, of) });
    }
    parts.push({ licence, files: own });
  }
  const bundle: Bundle = {
    title: 'Licenças em vigor',
    subtitle: [company.name, company.cnpj && `CNPJ ${formatCnpj(company.cnpj)}`, `em ${formatDateFull(today)}`].filter(Boolean).join(' · '),
    items: parts.map(({ licence, files: own }) => ({
      title: licenceName(licence),
      facts: [
        { label: 'Número', value: licence.number ?? 'Não informado', span: 4 },
        { label: 'Emitida por', value: issuerOf(licence, company), span: 5 },
        { label: 'Válida até', value: licence.valid_until ? formatDateNumeric(licence.valid_until) : 'Sem prazo', span: 3 },
      ],
      note: noteOf(own),
    })),
    files: parts.flatMap(({ files: own }) => own.flatMap(({ file, pages }) => (pages === null ? [] : [file]))),
    foot: 'Lista feita pelo Esteto com o que a equipe registrou. Confira cada licença com quem a emitiu.',
    date: now.toISOString(),
  };
  return {
    bytes: await readApart('bundle', bundle, { of, patience: PATIENCE_MS }),
    mime: 'application/pdf',
    name: `licencas-${today}.pdf`,
  };
};

const pagesOf = (file: BundledFile, of: number): Promise<number | null> =>
  readApart('bundlePages', file, { of }).catch((error: unknown) => {
    if (error instanceof TooHard) return null;
    throw error;
  });

const noteOf = (files: readonly KeptFile[]): string => {
  if (files.length === 0) return 'O arquivo desta licença não está no Esteto.';
  const pages = files.reduce((sum, one) => sum + (one.pages ?? 0), 0);
  const broken = files.filter((one) => one.pages === null).map(({ name }) => name);
  return [
    pages > 0 && `${countOf(pages, 'página', 'páginas')} depois desta lista.`,
    broken.length > 0 && `Não foi possível ler: ${broken.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
};
