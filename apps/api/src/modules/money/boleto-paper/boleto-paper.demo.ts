import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import { demoCnpj } from '../../../demo/demo-documents.ts';
import { demoGuide } from '../../../demo/demo-guide.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const boletoPaperLives = (stage: Stage): Life[] => [folder(stage)];

/** A folder that somebody dropped this morning: one PDF is sure, of another nobody knows the company. */
async function* folder({ cast: { staff }, modules, today }: Stage): Life {
  yield at(today, 70);
  const month = addCompetence(competenceOf(today), 1);
  const fee = { what: `Honorários de ${formatCompetenceLong(month)}`, amount: 59_900, due_date: addDays(today, 15) };
  const papers = [
    { name: 'alves-honorarios.pdf', bytes: await demoGuide({ ...fee, cnpj: demoCnpj(903), serial: 1 }) },
    { name: 'honorarios-2.pdf', bytes: await demoGuide({ ...fee, cnpj: demoCnpj(799), serial: 2 }) },
  ];
  for (const file of papers) {
    const { id } = await modules.boletoPapers.add(staff, { file: { ...file, mime: 'application/pdf' } });
    await modules.readBoletoPaper({ paper_id: id }, 'demo');
  }
}
