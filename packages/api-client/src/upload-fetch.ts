/**
 * A `fetch` that tells how much of the body is gone, 0 to 1. `fetch` itself cannot say: a body that streams needs HTTP/2 and is not known to
 * every browser, while XMLHttpRequest counts on any connection.
 */
export const uploadFetch =
  (onProgress: (part: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const giveUp = () => xhr.abort();
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      xhr.withCredentials = request.credentials === 'include';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      xhr.addEventListener('load', () => resolve(toResponse(xhr)));
      xhr.addEventListener('error', () => reject(new TypeError('the upload failed')));
      xhr.addEventListener('abort', () => reject(new DOMException('The upload was given up.', 'AbortError')));
      xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', giveUp));
      request.signal.addEventListener('abort', giveUp);
      if (request.signal.aborted) giveUp();
      else xhr.send(body);
    });
  };

const toResponse = (xhr: XMLHttpRequest): Response => {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  // A Response refuses a body where there can be none.
  const hasBody = ![204, 205, 304].includes(xhr.status);
  return new Response(hasBody ? (xhr.response as Blob) : null, { status: xhr.status, headers });
};
