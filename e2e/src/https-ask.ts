import https from 'node:https';

/** An answer of the edge. */
export interface Answer {
  status: number;
  text: string;
}

interface Asked {
  /** Certificate of the authority that is trusted, as PEM. */
  ca: string;
  /** An operation of GraphQL, in the place of a page. */
  query?: string;
  headers?: Record<string, string>;
}

/** Asks over a connection of its own. @throws Error where the connection breaks before the answer */
export function askEdge(url: string, { ca, query, headers = {} }: Asked): Promise<Answer> {
  const body = query === undefined ? undefined : JSON.stringify({ query });
  const options = {
    ca,
    agent: false,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  };
  return new Promise((resolve, reject) => {
    const request = https.request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
