import { expect, it } from 'vitest';
import { INVITE_STATUSES, inviteStatusLabel, inviteStatusTone } from './invite-life.ts';

it('shows an invite in the words and colours that are fixed for it', () => {
  expect(INVITE_STATUSES.map((status) => [inviteStatusLabel[status], inviteStatusTone[status]])).toEqual([
    ['Convite Pendente', 'waiting'],
    ['Ativo', 'done'],
    ['Convite Expirado', 'draft'],
    ['Inativo', 'attention'],
  ]);
});
