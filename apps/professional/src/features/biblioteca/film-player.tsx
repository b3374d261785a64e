import 'media-chrome/dist/lang/pt.js';
import { chakra } from '@chakra-ui/react';
import type { LibraryMedia } from '@esteto/contract/office/library';
import { playTime } from '@esteto/domain/office/media/chapters';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { CloudAlert, RotateCw } from 'lucide-react';
import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
} from 'media-chrome/react';
import { useRef, useState } from 'react';

type FilmPlayerProps = { media: LibraryMedia; src: string; onPosition: (seconds: number) => void; again: () => void };

const SAVE_EACH_SECONDS = 10;

/**
 * A film with its captions, speeds and chapters; keys as in any player (space, arrows, c, f, m). It begins where the person stopped, and says so. What
 * the player would keep of their volume outlives the session, so it keeps nothing.
 */
export const FilmPlayer = ({ media, src, onPosition, again }: FilmPlayerProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const saved = useRef(0);
  const [begins] = useState(media.goes_on_at);
  const [isBroken, setBroken] = useState(false);
  const [rate, setRate] = useState(1);
  const quicken = (next: number) => {
    if (video.current) video.current.playbackRate = next;
  };
  const jump = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    void video.current.play().catch(() => undefined);
  };
  const save = (seconds: number) => {
    saved.current = seconds;
    onPosition(seconds);
  };
  if (isBroken)
    return (
      <FilmProblem
        again={() => {
          setBroken(false);
          again();
        }}
      />
    );
  return (
    <>
      <Frame>
        <MediaController lang="pt" noVolumePref noSubtitlesLangPref defaultSubtitles={false}>
          <video
            ref={video}
            slot="media"
            src={src}
            poster={media.poster_url ?? undefined}
            preload="metadata"
            playsInline
            aria-label={media.title}
            onLoadedMetadata={({ currentTarget }) => {
              if (begins !== null && currentTarget.currentTime === 0) currentTarget.currentTime = begins;
            }}
            onTimeUpdate={({ currentTarget: { currentTime, paused } }) => {
              if (!paused && Math.abs(currentTime - saved.current) >= SAVE_EACH_SECONDS) save(currentTime);
            }}
            onPause={({ currentTarget }) => save(currentTarget.currentTime)}
            onEnded={({ currentTarget }) => save(currentTarget.duration)}
            onRateChange={({ currentTarget }) => setRate(currentTarget.playbackRate)}
            onError={() => setBroken(true)}
          >
            <track kind="captions" srcLang="pt-BR" label="Português" src={media.captions_url ?? undefined} />
          </video>
          <MediaControlBar>
            <MediaPlayButton />
            <MediaSeekBackwardButton seekOffset={10} />
            <MediaSeekForwardButton seekOffset={10} />
            <MediaTimeRange />
            <MediaTimeDisplay showDuration noToggle ref={asTimer} />
            <MediaMuteButton />
            {media.captions_url && <MediaCaptionsButton ref={asSwitch} />}
            <SpeedButton rate={rate} onRate={quicken} />
            <MediaPipButton />
            <MediaFullscreenButton />
          </MediaControlBar>
        </MediaController>
      </Frame>
      {begins !== null && (
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" color="fg.muted" fontSize="sm">
          Continua de {playTime(begins)}.
          <Button size="sm" onClick={() => jump(0)}>
            Ver do começo
          </Button>
        </chakra.p>
      )}
      {media.chapters.length > 0 && (
        <Card title="Capítulos">
          <ol>
            {media.chapters.map(({ start, title }) => (
              <li key={start}>
                <Chapter type="button" onClick={() => jump(start)}>
                  <chakra.span color="brand.fg" data-numeric>
                    {playTime(start)}
                  </chakra.span>
                  {title}
                </Chapter>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
};

/** What the library's elements are, where they say another role than what they carry. */
const asSwitch = (element: Element | null) => element?.setAttribute('role', 'switch');
const asTimer = (element: Element | null) => element?.setAttribute('role', 'timer');

const Frame = chakra('div', {
  base: {
    borderRadius: 'card',
    overflow: 'hidden',
    '& media-controller': { display: 'block', width: '100%', aspectRatio: '16 / 9', maxHeight: '70vh' },
    '& video': { width: '100%', height: '100%' },
    '& media-control-bar': { width: '100%' },
    // The page's own reset takes their sides away; each is as large as a finger.
    '& media-control-bar > *': { flexShrink: '0', minWidth: '11', minHeight: '11', padding: '2.5' },
    '& media-control-bar > media-time-range': { flex: '1', minWidth: '0' },
    // A thumb's width has room for what everybody needs.
    '@media (max-width: 40rem)': {
      '& media-seek-backward-button, & media-seek-forward-button, & media-pip-button, & media-mute-button': { display: 'none' },
    },
  },
});

const Chapter = chakra('button', {
  base: {
    display: 'flex',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    alignItems: 'center',
    textAlign: 'start',
    borderRadius: 'control',
    px: '2',
    _hover: { bg: 'bg.hover' },
  },
});

/** The film does not come, or stopped coming. */
const FilmProblem = ({ again }: { again: () => void }) => (
  <Card>
    <div role="alert">
      <StateFrame
        icon={CloudAlert}
        tone="waiting"
        title={navigator.onLine ? 'Não foi possível tocar o vídeo.' : 'Sem conexão com a internet.'}
        action={
          <Button icon={RotateCw} onClick={again}>
            Tentar de novo
          </Button>
        }
      >
        Até onde você viu ficou guardado.
      </StateFrame>
    </div>
  </Card>
);

const RATES = [1, 1.25, 1.5, 2, 0.75];

/** How fast it runs; each press takes the next speed. Dressed as the player's own buttons, in either theme on dark. */
const SpeedButton = ({ rate, onRate }: { rate: number; onRate: (rate: number) => void }) => {
  const words = `${rate.toLocaleString('pt-BR')}×`;
  return (
    <Speed
      type="button"
      aria-label={`Velocidade ${words}`}
      title="Velocidade"
      onClick={() => onRate(RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1)}
    >
      {words}
    </Speed>
  );
};

const Speed = chakra('button', {
  base: {
    minWidth: '11',
    px: '2',
    fontSize: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--media-primary-color, white)',
    background: 'var(--media-control-background, var(--media-secondary-color, rgb(20 20 30 / .7)))',
    cursor: 'pointer',
  },
});
