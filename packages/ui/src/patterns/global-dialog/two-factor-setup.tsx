import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';

/** What an authenticator app reads: the QR code as the text of an SVG, and the same key as text and as an otpauth address. */
export type TwoFactorKey = { qrCode: string; key: string; uri: string };

/** How the authenticator app learns the key: by its camera, or on the same phone, by a tap or by hand. */
export const TwoFactorSetup = ({ query }: { query: QueryLike<TwoFactorKey> }) => {
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  if (data === undefined && error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  return (
    <>
      <chakra.p color="fg.muted">
        Use um aplicativo autenticador, como Google Authenticator, Microsoft Authenticator ou Authy. Aponte a câmera dele para o código
        abaixo e digite os 6 dígitos que ele mostrar.
      </chakra.p>
      <chakra.div boxSize="48" justifySelf="center" display="grid" alignItems="center">
        {data === undefined ? <Loading /> : <QrCode svg={data.qrCode} />}
      </chakra.div>
      <chakra.div display="grid" gap="2" fontSize="sm">
        <chakra.p color="fg.muted">O aplicativo está neste mesmo aparelho? Copie a chave para ele:</chakra.p>
        <chakra.code fontFamily="mono" lineHeight="tall" minH="1lh" userSelect="all">
          {inFours(data?.key ?? '')}
        </chakra.code>
        {data && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <CopyButton text={data.key} label="Copiar chave" />
            <OpenInApp href={data.uri}>
              <Smartphone size={16} aria-hidden />
              Abrir no aplicativo
            </OpenInApp>
          </chakra.div>
        )}
      </chakra.div>
    </>
  );
};

/** As an image, which runs no script and loads nothing, whatever the text holds. On white in both themes: cameras want dark on light. */
const QrCode = ({ svg }: { svg: string }) => (
  <Picture src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt="Código QR para o aplicativo autenticador" />
);

const Picture = chakra('img', { base: { boxSize: '48', p: '3', bg: 'white', borderRadius: 'control' } });

/** Only where an authenticator app is likely to answer it. */
const OpenInApp = chakra('a', {
  base: {
    display: 'none',
    '@media (pointer: coarse)': { display: 'inline-flex' },
    alignItems: 'center',
    gap: '2',
    height: 'control',
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    fontWeight: 'medium',
    fontSize: 'body',
  },
});

/** Easier to read, and to type. */
const inFours = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');
