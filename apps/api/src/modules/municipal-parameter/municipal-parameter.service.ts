import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { MunicipalParameterRow, municipalParameter } from '@esteto/contract/municipal-parameter';
import type { Deps } from '../../deps.ts';
import type { AnyActor, SessionActor } from '../../platform/work/actor.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import * as parameters from './municipal-parameter.repository.ts';

export type MunicipalParameterService = ReturnType<typeof municipalParameterService>;

const ibgeTaken = { constraint: 'municipal_parameters_ibge', field: 'ibge', message: 'Este município já está cadastrado.' };

export const municipalParameterService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => ({
  list: (_actor: SessionActor, input: InputOf<typeof municipalParameter.list>): Promise<Page<MunicipalParameterRow>> =>
    parameters.list(db, input),

  detail: (_actor: SessionActor, { id }: { id: number }): Promise<MunicipalParameterRow> => parameters.detail(db, id),

  create: (actor: AnyActor, { body }: InputOf<typeof municipalParameter.create>): Promise<MunicipalParameterRow> =>
    work(actor, (tx) => refuseTaken(ibgeTaken, () => parameters.insert(tx, body))),

  update: (
    actor: SessionActor,
    { id, body: { version, ...body } }: InputOf<typeof municipalParameter.update>,
  ): Promise<MunicipalParameterRow> => work(actor, (tx) => refuseTaken(ibgeTaken, () => parameters.update(tx, { id, version }, body))),
});
