// What a browser sees of a film before it is uploaded.

export type SeenFilm = { seconds: number; picture: File | null };

const LONGEST_WAIT_MS = 15_000;
const WIDEST = 1280;

/** How long a film is, and a frame of it as a picture; null where this browser cannot play it. */
export const firstFrame = async (file: File): Promise<SeenFilm | null> => {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    const loaded = event(video, 'loadeddata');
    video.src = address;
    await loaded;
    const seconds = Number.isFinite(video.duration) ? Math.round(video.duration) : 0;
    // A film often begins with black.
    const sought = event(video, 'seeked');
    video.currentTime = Math.min(3, video.duration / 4);
    await sought;
    return { seconds, picture: await pictureOf(video) };
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
};

const pictureOf = async (video: HTMLVideoElement): Promise<File | null> => {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, WIDEST / Math.max(1, video.videoWidth));
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
  return blob && new File([blob], 'capa.jpg', { type: 'image/jpeg' });
};

/** Once it has happened; refused when it fails, or never comes. */
const event = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${name}`)), LONGEST_WAIT_MS);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    video.addEventListener(name, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('no film'))),
      { once: true },
    );
  });
