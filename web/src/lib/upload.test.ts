import { describe, expect, it } from 'vitest';
import { toFailure } from '../apollo/errors';
import { required } from '../test/required';
import { UploadRefusal, uploadFile } from './upload';

/** Stands in for the browser's request: events come when the test says so. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: string[] = [];
  sent: FormData | undefined;
  timeout = 0;
  status = 0;
  responseText = '';
  open(...address: string[]) {
    this.opened = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.end('abort');
  }
  end(event: string, status = 0, body: unknown = '') {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}

const kept = {
  name: 'a.png',
  address: '/files/uploads/1.png',
  mediaType: 'image/png',
  bytes: 3,
  width: 1,
  height: 1,
};

function begin(options: { signal?: AbortSignal; onProgress?: (part: number) => void } = {}) {
  const request = new FakeRequest();
  const file = new File(['abc'], 'a.png');
  const upload = uploadFile(
    file,
    { kind: 'image', lang: 'EN', ...options },
    () => request as unknown as XMLHttpRequest,
  );
  return { request, upload };
}

describe('sending a file', () => {
  it('sends it in the field file, tells how far it is, and gives what the server kept', async () => {
    const told: number[] = [];
    const { request, upload } = begin({ onProgress: (part) => told.push(part) });
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 50, total: 200 }));
    request.end('load', 200, { success: true, message: kept.address, result: kept });
    expect(await upload).toEqual(kept);
    expect(told).toEqual([0.25]);
    expect(request.opened).toEqual(['POST', '/app/uploads/file?kind=image']);
    expect(request.headers).toEqual({ language: 'EN', 'apollo-require-preflight': 'true' });
    expect((required(request.sent, 'the form').get('file') as File).name).toBe('a.png');
  });

  it("tells the server's sentence, and a kind of its own for what is no refusal", async () => {
    const refused = begin();
    refused.request.end('load', 413, { success: false, message: 'File cannot exceed 2MB', result: null });
    const error = await refused.upload.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UploadRefusal);
    expect(toFailure(error)).toEqual({ kind: 'invalid', message: 'File cannot exceed 2MB' });

    const broken = begin();
    broken.request.end('load', 502, '<html>');
    expect(toFailure(await broken.upload.catch((thrown: unknown) => thrown))).toEqual({ kind: 'server' });

    const away = begin();
    away.request.end('error');
    expect(toFailure(await away.upload.catch((thrown: unknown) => thrown))).toEqual({ kind: 'offline' });
  });

  it('stops when it is told to, before the start and on the way', async () => {
    const leaving = new AbortController();
    const { upload } = begin({ signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(upload).rejects.toThrow('left');
    const never = begin({ signal: leaving.signal });
    await expect(never.upload).rejects.toThrow('left');
    expect(never.request.sent).toBeUndefined();
  });
});
