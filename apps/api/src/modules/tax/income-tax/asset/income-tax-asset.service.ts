import type { InputOf } from '@esteto/contract/endpoint';
import type { incomeTaxAsset as contract, IncomeTaxAsset } from '@esteto/contract/tax/income-tax-asset';
import { type IncomeTaxAssetForm, MAX_ASSETS } from '@esteto/domain/tax/income-tax/income-tax-asset-form';
import type { Deps } from '../../../../deps.ts';
import { invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { incomeTaxAssets as table } from '../../../../tables/income-tax/income-tax-asset.tables.ts';
import { refuseComingYear } from '../dossier-year.ts';
import * as assets from './income-tax-asset.repository.ts';

/** A person's own goods and debts, whichever of their companies they look at. */
export const incomeTaxAssetService = ({ work }: Pick<Deps, 'work'>) => {
  const refuseTooMany = async (tx: Tx, user_id: number, year: number, more: number, field: string): Promise<void> => {
    if ((await assets.countOf(tx.db, user_id, year)) + more > MAX_ASSETS)
      throw invalid({ [field]: `Cabem ${MAX_ASSETS} bens e dívidas em um ano. Junte os que são do mesmo grupo.` });
  };

  return {
    tell: (actor: CompanyActor, { body: { follows_id, ...form } }: InputOf<typeof contract.tell>): Promise<IncomeTaxAsset> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        refuseComingYear(tx, form.year);
        await refuseTooMany(tx, user_id, form.year, 1, 'group_code');
        const former = follows_id
          ? await tx.lock(table, { id: follows_id, version: null, scope: assets.ofYear(user_id, form.year - 1) })
          : null;
        const values = { ...columnsOf(form), ...(former && { value_before: former.value }), user_id, follows_id };
        const row = await refuseTaken({ ...FOLLOWED, field: 'follows_id' }, () =>
          tx.insert(table, values, { action: 'income_tax_asset.told' }),
        );
        return answerOf(row);
      }),

    confirm: (actor: CompanyActor, { body: { year, asset_ids, as } }: InputOf<typeof contract.confirm>): Promise<void> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        refuseComingYear(tx, year);
        const ids = [...new Set(asset_ids)];
        const former = await tx.lockAll(table, { scope: assets.chosen(user_id, year - 1, ids), most: ids.length });
        if (former.length < ids.length) throw notFound();
        await refuseTooMany(tx, user_id, year, former.length, 'asset_ids');
        const values = former.map(({ id, group_code, description, document, registration, value }) => ({
          user_id,
          calendar_year: year,
          group_code,
          description,
          document,
          registration,
          value_before: value,
          value: as === 'same' ? value : 0,
          follows_id: id,
        }));
        await refuseTaken({ ...FOLLOWED, field: 'asset_ids' }, () => tx.insertAll(table, values, { action: 'income_tax_asset.confirmed' }));
      }),

    /** What goes on with a former year keeps the value of that year: there it is mended. */
    mend: (actor: CompanyActor, { id, body: { version, ...form } }: InputOf<typeof contract.mend>): Promise<IncomeTaxAsset> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: assets.ofYear(actor.user.id, form.year) });
        const values = { ...columnsOf(form), ...(before.follows_id !== null && { value_before: before.value_before }) };
        return answerOf(await tx.change(table, before, values, { action: 'income_tax_asset.edited' }));
      }),

    withdraw: (actor: CompanyActor, { id }: InputOf<typeof contract.withdraw>): Promise<void> =>
      work(actor, async (tx) => {
        const key = { id, version: null, scope: assets.ofPerson(actor.user.id) };
        await tx.update(table, key, { deleted_at: tx.now }, { action: 'income_tax_asset.removed' });
      }),
  };
};

const FOLLOWED = { constraint: 'income_tax_assets_follows', message: 'O valor deste ano já está informado.' };

const columnsOf = ({ year, ...form }: IncomeTaxAssetForm) => ({ ...form, calendar_year: year });

const answerOf = ({ calendar_year, ...asset }: Row<typeof table>): IncomeTaxAsset => ({ ...asset, year: calendar_year });
