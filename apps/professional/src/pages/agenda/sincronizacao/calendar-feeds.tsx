import { chakra } from '@chakra-ui/react';
import { calendarFeedMutations, calendarFeedQueries } from '@esteto/api-client/agenda/calendar-feed';
import type { CalendarFeedRow, NewFeedLink } from '@esteto/contract/agenda/calendar-feed';
import { feedInWords } from '@esteto/domain/agenda/calendar-feed/calendar-feed-form';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { AccountRows } from '@esteto/features/identity/account/account-rows.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { OutsideLink } from '@esteto/ui/components/button/outside-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus, EllipsisVertical, Link2Off, Pencil, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

/** The links by which other programs read one's calendar: what each carries, who came last, and how it ends. */
export const CalendarFeeds = () => {
  const scope = useCompanyScope();
  const query = calendarFeedQueries.list(scope);
  const { data } = useQuery(query);
  const [made, setMade] = useState<NewFeedLink | null>(null);
  const confirm = useConfirm();
  const { mutateAsync: rotate } = useMutation(calendarFeedMutations.rotate);
  const { mutateAsync: revoke } = useMutation(calendarFeedMutations.revoke);
  const askToRotate = ({ id, name }: CalendarFeedRow) =>
    confirm({
      title: 'Trocar link',
      message: `O link antigo de ${name} para de funcionar na hora. O programa que o usa precisa do novo.`,
      confirmLabel: 'Trocar link',
      action: async () => setMade(await rotate({ ...scope, id })),
    });
  const askToRevoke = ({ id, name }: CalendarFeedRow) =>
    confirm({
      title: 'Revogar link',
      message: `Quem tem o link de ${name} não lê mais a sua agenda.`,
      confirmLabel: 'Revogar',
      negative: true,
      action: () => revoke({ ...scope, id }),
    });
  return (
    <Card
      title="Sua agenda em outros programas"
      action={
        <ButtonLink size="sm" variant="primary" icon={Plus} to="links/criar">
          Novo link
        </ButtonLink>
      }
    >
      <chakra.p color="fg.muted" mb={data?.length ? '2' : '0'}>
        Cada programa lê a sua agenda por um link secreto: título, horário e local dos seus eventos. Valores, tomadores e anotações não saem
        daqui.
      </chakra.p>
      {data?.length !== 0 && (
        <AccountRows
          query={query}
          row={(feed) => ({
            title: feed.name,
            detail: [feedInWords(feed), readInWords(feed)],
            end: (
              <MenuButton
                label={`Ações de ${feed.name}`}
                icon={EllipsisVertical}
                groups={[
                  {
                    items: [
                      { label: 'Alterar', icon: Pencil, to: path('/app/agenda/sincronizacao/links/:feedId/editar', { feedId: feed.id }) },
                      { label: 'Trocar link', icon: RefreshCw, onSelect: () => void askToRotate(feed) },
                      { label: 'Revogar', icon: Link2Off, tone: 'danger', onSelect: () => void askToRevoke(feed) },
                    ],
                  },
                ]}
              />
            ),
          })}
        />
      )}
      <Outlet context={setMade} />
      {made && <FeedLink {...made} onClose={() => setMade(null)} />}
    </Card>
  );
};

const readInWords = ({ last_read_at, last_read_by }: CalendarFeedRow): string =>
  last_read_at ? `Lido por ${last_read_by}, ${formatInstant(last_read_at, today())}` : 'Ainda não foi lido';

/** The link, this once: nobody can look it up again, not even here. */
const FeedLink = ({ name, link, onClose }: NewFeedLink & { onClose: () => void }) => (
  <Modal title={`Link de ${name}`} subtitle="Ele só aparece agora." stays onClose={onClose}>
    <DialogBody>
      <chakra.div display="grid" gap="4" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
        <Banner tone="waiting">Quem tem este link lê a sua agenda. Não o envie a ninguém.</Banner>
        <chakra.p overflowWrap="anywhere" userSelect="all" fontFamily="mono" fontSize="sm">
          {link}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <CopyButton text={link} label="Copiar link" variant="primary" />
          <OutsideLink href={link.replace(/^https?:/, 'webcal:')} icon={CalendarPlus}>
            Abrir na agenda deste aparelho
          </OutsideLink>
        </chakra.div>
      </chakra.div>
    </DialogBody>
    <DialogFooter>
      <Button onClick={onClose}>Já copiei</Button>
    </DialogFooter>
  </Modal>
);
