export const WORKER_PATH = '/service-worker.js';

/** Whether the service worker's file is there and is a script; `unreachable` when nobody answers. */
export const lookForWorker = async (): Promise<'there' | 'missing' | 'unreachable'> => {
  try {
    const { status, headers } = await fetch(WORKER_PATH, { method: 'HEAD', headers: { 'Service-Worker': 'script' } });
    const isScript = (headers.get('Content-Type') ?? '').includes('javascript');
    return status === 404 || !isScript ? 'missing' : 'there';
  } catch {
    return 'unreachable';
  }
};
