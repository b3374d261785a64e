import { chakra } from '@chakra-ui/react';
import { incomeTaxAssetMutations } from '@esteto/api-client/tax/income-tax-asset';
import type { IncomeTaxPendingGoods } from '@esteto/contract/tax/income-tax-dossier';
import type { AssetConfirmation } from '@esteto/domain/tax/income-tax/income-tax-asset-form';
import type { GoodsMoves } from '@esteto/features/tax/income-tax/goods-view.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { CheckCheck, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

/** What a doctor says of their own goods of a year: of last year's what became of each, of this year's what they mend. */
export const ownGoods = (year: number): GoodsMoves => ({
  line: ({ asset_id, description }) => asset_id !== null && <LineMoves year={year} id={asset_id} description={description} />,
  pending: (goods) => <PendingMoves year={year} goods={goods} />,
  all: (goods) => <ConfirmAll year={year} goods={goods} />,
});

const useConfirmAssets = (year: number) => {
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const { mutateAsync: confirm, isPending } = useMutation(incomeTaxAssetMutations.confirm);
  const confirmAs = (as: AssetConfirmation, asset_ids: number[], notice: string) =>
    confirm({ ...scope, body: { year, asset_ids, as } }).then(() => toast.success(notice), tellFailure);
  return { confirmAs, isPending };
};

const PendingMoves = ({ year, goods: { asset_id, description } }: { year: number; goods: IncomeTaxPendingGoods }) => {
  const { search } = useLocation();
  const { confirmAs, isPending } = useConfirmAssets(year);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" flexBasis="100%" role="group" aria-label={description}>
      <Button size="sm" busy={isPending} onClick={() => void confirmAs('same', [asset_id], `${description}: mesmo valor em ${year}.`)}>
        Mesmo valor
      </Button>
      <ButtonLink size="sm" to={path('/app/irpf/atual/ano/:year/bem-anterior/:formerId', { year, formerId: asset_id }) + search}>
        Mudou
      </ButtonLink>
      <Button
        size="sm"
        variant="ghost"
        busy={isPending}
        onClick={() => void confirmAs('gone', [asset_id], `${description}: sem valor em 31/12/${year}.`)}
      >
        Vendi / não tenho mais
      </Button>
    </chakra.div>
  );
};

const ConfirmAll = ({ year, goods }: { year: number; goods: readonly IncomeTaxPendingGoods[] }) => {
  const { confirmAs, isPending } = useConfirmAssets(year);
  const ids = goods.map(({ asset_id }) => asset_id);
  return (
    <Button icon={CheckCheck} busy={isPending} onClick={() => void confirmAs('same', ids, `Valores de ${year} confirmados.`)}>
      Confirmar todos com o mesmo valor
    </Button>
  );
};

const LineMoves = ({ year, id, description }: { year: number; id: number; description: string }) => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const { search } = useLocation();
  const { mutateAsync: withdraw } = useMutation(incomeTaxAssetMutations.withdraw);
  const ask = () =>
    confirm({
      title: 'Retirar do ano',
      message: `${description} sai do que você informou de ${year}. Para dizer que vendeu, altere o valor para zero.`,
      confirmLabel: 'Retirar',
      negative: true,
      action: () => withdraw({ ...scope, id }),
    });
  return (
    <>
      <ButtonLink
        size="sm"
        variant="ghost"
        aria-label={`Alterar ${description}`}
        to={path('/app/irpf/atual/ano/:year/bem/:assetId', { year, assetId: id }) + search}
      >
        Alterar
      </ButtonLink>
      <IconButton label={`Retirar ${description}`} icon={Trash2} onClick={() => void ask()} />
    </>
  );
};
