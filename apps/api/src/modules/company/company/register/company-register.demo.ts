import type { AccountingStatus } from '@esteto/domain/company/company/accounting-status';
import { addDays } from '@esteto/domain/shared/date/date';
import { demoCnpj } from '../../../../demo/demo-documents.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';

export const companyRegisterLives = (stage: Stage): Life[] => [keptByStaff(stage)];

type Moved = { name: string; status: AccountingStatus; reason: string };

const MOVED: readonly Moved[] = [
  { name: 'Lima Pediatria Ltda.', status: 'delinquent', reason: 'Dois honorários vencidos, sem resposta aos avisos.' },
  { name: 'Castro Dermatologia Ltda.', status: 'closed', reason: 'Baixa do CNPJ concluída na Receita.' },
  { name: 'Moura Cardiologia Ltda.', status: 'inactive', reason: 'Passou a contabilidade para outro escritório.' },
];

/** Companies that came and went; each is one of the states that the list knows. */
async function* keptByStaff({ cast: { staff }, modules: { registers }, today }: Stage): Life {
  for (const [index, { name, status, reason }] of MOVED.entries()) {
    yield at(addDays(today, -200 + index), 10 * 60);
    const { id } = await registers.createCompany(staff, {
      body: {
        type: 'migrated_company',
        name,
        fantasy_name: null,
        cnpj: demoCnpj(800 + index),
        cpf: null,
        opening_date: '2016-05-02',
        tax_regime: index === 1 ? 'normal' : 'simples',
        analyst_id: staff.user.id,
      },
    });
    yield at(addDays(today, -60 + index), 15 * 60);
    const { version } = await registers.detail(staff, { id });
    await registers.changeStatus(staff, { id, body: { version, accounting_status: status, reason } });
  }
}
