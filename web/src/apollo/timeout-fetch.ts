/** Longest wait for an answer (specification, section 9). */
export const requestTimeout = 30_000;

export class RequestTimeout extends Error {
  override name = 'RequestTimeout';
}

/** `fetch` that gives up after a while with an error of its own, so that it is not mistaken for a cancel. */
export function timeoutFetch(fetcher: typeof fetch, timeout = requestTimeout): typeof fetch {
  return async (input, init) => {
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new RequestTimeout(`no answer within ${timeout} ms`)),
      timeout,
    );
    const signal = init?.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
    try {
      const response = await fetcher(input, { ...init, signal });
      // The body counts as well: read it here, while the timer runs.
      const body = await response.arrayBuffer();
      const noBody = response.status === 204 || response.status === 304;
      return new Response(noBody ? null : body, response);
    } catch (error) {
      if (limit.signal.aborted && !init?.signal?.aborted) throw limit.signal.reason;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
