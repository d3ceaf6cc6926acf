import { required } from './required.ts';
/** Reads the events of a stream one by one. */
export async function openEvents(origin: string, path: string, token: string) {
  const abort = new AbortController();
  const response = await fetch(origin + path, { headers: { token }, signal: abort.signal });
  const reader = required(response.body).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    /** The data of the next event; undefined when the stream has ended. */
    async next(): Promise<unknown> {
      for (;;) {
        const event = /^data: (.*)\n\n/m.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return JSON.parse(required(event[1]));
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
    },
    close: () => abort.abort(),
  };
}
