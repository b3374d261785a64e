import { maintenanceForm } from '@esteto/domain/office/maintenance/maintenance-form';
import { boolean, object, string } from 'yup';
import { anyone, master } from '../access.ts';
import { get, post } from '../endpoint.ts';

export const maintenance = {
  state: get('maintenance', {
    summary: 'Se o produto está em manutenção, e de quando até quando ela está marcada.',
    who: anyone,
    answer: object({
      is_on: boolean().required(),
      starts_at: string().nullable().defined(),
      ends_at: string().nullable().defined(),
    }),
  }),
  set: post('admin/maintenance', {
    summary: 'Marca uma manutenção: enquanto ela durar, só a equipe usa o produto.',
    who: master,
    body: maintenanceForm,
  }),
  end: post('admin/maintenance/end', { summary: 'Encerra ou desmarca a manutenção.', who: master }),
};
