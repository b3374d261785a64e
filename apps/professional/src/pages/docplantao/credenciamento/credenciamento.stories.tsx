import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, type StoryPerson } from '@esteto/auth/testing/story-people';
import { ownAccreditation } from '@esteto/contract/duty/own-accreditation';
import { lookup } from '@esteto/contract/office/lookup';
import { storyAccreditation, storyPaper } from '@esteto/features/duty/accreditation/story-accreditation';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const invited: StoryPerson = { ...doctor, user: { ...doctor.user, flags: [{ description: 'docplantao' }] } };
const where = { app: 'professional', routes, at: '/app/docplantao/credenciamento', person: invited } as const;

const filling = storyAccreditation({ status: 'filling', step: 'documents', payment: null });
const correction = filling.lines.map((line) =>
  line.label === 'Diploma' ? { ...line, status: 'correction' as const, note: 'A foto está cortada.' } : line,
);
const newer = storyPaper(33, { name: 'diploma-inteiro.png' });
const asked = storyAccreditation({ id: 8, status: 'invited', step: 'contact', group_name: 'Cooperativa Médica do Planalto' });

const known = (record = filling) => [
  answers(ownAccreditation.list, [
    record,
    asked,
    storyAccreditation({ id: 9, group_name: 'Hospital Norte', status: 'approved', valid_until: '2027-02-01' }),
  ]),
  answers(ownAccreditation.detail, record),
  answers(ownAccreditation.dossier, [newer]),
  answers(ownAccreditation.payers, [{ id: 1, name: 'Souza Medicina Ltda.' }]),
  answers(ownAccreditation.groups, [{ id: 5, name: 'Hospital Sul' }]),
  answers(ownAccreditation.share, record),
  answers(ownAccreditation.fill, record),
  answers(ownAccreditation.submit, { ...record, status: 'under_review' }),
  answers(ownAccreditation.accept, { ...record, status: 'filling' }),
  answers(ownAccreditation.apply, undefined),
  answers(ownAccreditation.removeDocument, undefined),
];

const body = () => within(document.body);
const sent = (method: string, end: string) => theServer().requests.filter((one) => one.method === method && one.path.endsWith(end));

export default { title: 'Telas/Médico/Doc Plantão/Credenciamento' } satisfies Meta;

export const Filled: StoryObj = {
  ...storyScreen({ ...where, answers: known() }),
  name: 'Com grupos e dossiê',
  play: async () => {
    await expect(await body().findByRole('link', { name: 'Cooperativa Médica do Planalto' })).toBeVisible();
    await expect(await body().findByText('O grupo convida você. Veja o que ele pede e responda.')).toBeVisible();
    await userEvent.click(await body().findByRole('button', { name: 'Retirar Diploma' }));
    const question = await dialogCalled('Retirar Diploma', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Retirar documento' }));
    await waitFor(() => expect(sent('DELETE', 'dossier/33')).toHaveLength(1));
  },
};

export const OnAPhone: StoryObj = {
  ...storyScreen({ ...where, answers: known() }),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await body().findByText('Hospital Norte')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(ownAccreditation.list, []),
      answers(ownAccreditation.dossier, []),
      answers(ownAccreditation.groups, [{ id: 5, name: 'Hospital Sul' }]),
      answers(ownAccreditation.apply, undefined),
    ],
  }),
  name: 'Sem grupos',
  play: async () => {
    await expect(await body().findByText('Nenhum grupo ainda.')).toBeVisible();
    await userEvent.click(body().getByRole('link', { name: 'Candidatar-me a um grupo' }));
    const dialog = await dialogCalled('Candidatar-me a um grupo');
    await userEvent.type(await dialog.findByRole('combobox'), 'sul');
    await userEvent.click(await body().findByRole('option', { name: /Hospital Sul/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir candidatura' }));
    await waitFor(() => expect(sent('POST', 'accreditations').map((one) => one.body)).toEqual([{ group: 5 }]));
  },
};

/** What the group wants corrected is shown anew from the dossier. */
export const Correcting: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/grupo/7`, answers: known({ ...filling, status: 'awaiting_correction', lines: correction }) }),
  name: 'Corrigir um documento',
  play: async () => {
    const dialog = await dialogCalled('Rede Hospitalar Vale Verde');
    await expect(await dialog.findByText(/O grupo pede: A foto está cortada/)).toBeVisible();
    // A diploma proves no course.
    await expect(await dialog.findByRole('link', { name: 'Guardar no dossiê: ACLS' })).toHaveAttribute(
      'href',
      '/app/docplantao/credenciamento/dossie/criar?tipo=course&grupo=7',
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Mostrar ao grupo: Diploma' }));
    await waitFor(() => expect(sent('PUT', '/documents').map((one) => one.body)).toEqual([{ version: 3, line_id: 2, document_id: 33 }]));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar para análise' }));
    await waitFor(() => expect(sent('POST', '/submit')).toHaveLength(1));
  },
};

/** A paper that a group asks for is kept first, and leads back to the group. */
export const Keeping: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/dossie/criar?tipo=course&grupo=7`,
    answers: [...known(), answers(ownAccreditation.addDocument, newer)],
  }),
  name: 'Guardar um documento que o grupo pede',
  play: async () => {
    const form = await dialogCalled('Guardar documento');
    await expect(await form.findByRole('combobox', { name: /^Documento/ })).toHaveDisplayValue('Curso (ACLS, ATLS, PALS…)');
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), 'ACLS');
    await userEvent.upload(form.getByLabelText(/^Arquivo/), new File(['%PDF-1.7'], 'acls.pdf', { type: 'application/pdf' }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar documento' }));
    await waitFor(() =>
      expect(sent('POST', 'dossier').map((one) => one.body)).toMatchObject([{ kind: 'course', title: 'ACLS', file: 'acls.pdf' }]),
    );
    await expect(await dialogCalled('Rede Hospitalar Vale Verde')).toBeTruthy();
  },
};

/** A newer version of a paper remains of its kind. */
export const Replacing: StoryObj = {
  ...storyScreen({ ...where, answers: [...known(), answers(ownAccreditation.replaceDocument, newer)] }),
  name: 'Trocar um documento',
  play: async () => {
    await userEvent.click(await body().findByRole('link', { name: 'Trocar Diploma' }));
    const form = await dialogCalled('Trocar Diploma');
    await expect(await form.findByRole('combobox', { name: /^Documento/ })).toBeDisabled();
    await userEvent.upload(form.getByLabelText(/^Arquivo/), new File(['%PDF-1.7'], 'diploma.pdf', { type: 'application/pdf' }));
    await userEvent.click(form.getByRole('button', { name: 'Trocar documento' }));
    await expect(await body().findByText('Documento trocado.')).toBeVisible();
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

export const Filling: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/grupo/7`, answers: known() }),
  ...phone,
  name: 'Preencher dados, no celular',
  play: async () => {
    const dialog = await dialogCalled('Rede Hospitalar Vale Verde');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preencher dados' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Por Pix, em meu nome' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Chave Pix/ }), 'ana.souza@clinica.com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar dados' }));
    await waitFor(() => expect(sent('PUT', 'accreditations/7').map((one) => one.body)).toMatchObject([{ payment: 'pix', version: 3 }]));
  },
};

/** The person's own account, at a bank of the list. */
export const IntoAnAccount: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/grupo/7`,
    answers: [
      ...known(),
      answers(lookup.banks, [{ code: '001', ispb: '00000000', name: 'BCO DO BRASIL S.A.', fullName: 'Banco do Brasil S.A.' }]),
    ],
  }),
  name: 'Receber na minha conta',
  play: async () => {
    const dialog = await dialogCalled('Rede Hospitalar Vale Verde');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preencher dados' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Na minha conta bancária' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: /^Banco/ }), 'brasil');
    await userEvent.click(await body().findByRole('option', { name: /Banco do Brasil/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Conta corrente' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Agência/ }), '1234-5');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Conta/ }), '00.123.456');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Dígito/ }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar dados' }));
    await waitFor(() =>
      expect(sent('PUT', 'accreditations/7').map((one) => one.body)).toMatchObject([
        { payment: 'bank', bank_code: '001', bank_kind: 'checking', bank_branch: '1234-5', bank_account: '00123456', bank_digit: 'X' },
      ]),
    );
  },
};

export const Invite: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/convites-internos/8`, answers: known(asked) }),
  name: 'Convite de um grupo',
  play: async () => {
    await expect(await body().findByText('Nenhum documento é mostrado até você escolher, um por um.')).toBeVisible();
    await userEvent.click(body().getByRole('button', { name: 'Aceitar convite' }));
    await waitFor(() => expect(sent('POST', '/accept')).toHaveLength(1));
  },
};
