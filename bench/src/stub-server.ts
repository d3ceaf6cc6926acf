import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CALLS_PATH } from './gateway/calls.ts';
import { companyAt, entryAt, indexesOfPage, indexOf, RECORDS, type TextLength } from './gateway/records.ts';
import { listenAndReport } from './support/listen.ts';

// The upstream of the gateway comparison: the REST contract's envelope around records that were written out at
// the start, so that it costs its processor as little as can be.

const length: TextLength = process.env['STUB_RECORDS'] === 'short' ? 'short' : 'full';
const written = (make: (index: number) => object) =>
  Array.from({ length: RECORDS }, (_, index) => Buffer.from(JSON.stringify(make(index))));

const entries = written((index) => entryAt(index, length));
const companies = written((index) => companyAt(index, length));
const comma = Buffer.from(',');

function joined(before: string, records: Buffer[], after: string): Buffer {
  const parts: Buffer[] = [Buffer.from(before)];
  for (const [place, record] of records.entries()) {
    if (place > 0) parts.push(comma);
    parts.push(record);
  }
  parts.push(Buffer.from(after));
  return Buffer.concat(parts);
}

const success = '{"success":true,"message":"操作成功","code":200,"result":';
const end = () => `,"timestamp":${Date.now()}}`;
const picked = (from: Buffer[], indexes: number[]) =>
  indexes.map((index) => from[index]).filter((record) => record !== undefined);

/** A reader of changes takes a longer silence for a broken stream, milliseconds. */
const BEAT_MS = 3000;

/** Calls kept for who asks what a contender called; few, so that they cost a measured round nothing. */
const KEPT_CALLS = 16;
let calls: string[] = [];

function note({ method, url, headers }: IncomingMessage, body = ''): void {
  if (calls.length < KEPT_CALLS) calls.push(`${method} ${url} ${String(headers['language'])} ${body}`);
}

/** Tells of no change, but that it would: gateways then keep what is public, as they do before the product's own service. */
function openChanges(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  const beat = setInterval(() => response.write(':\n\n'), BEAT_MS);
  response.on('close', () => clearInterval(beat));
}

function send(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://stub');
  if (url.pathname === CALLS_PATH) {
    send(response, Buffer.from(JSON.stringify(calls)));
    calls = [];
  } else if (url.pathname === '/app/live/public-changes') {
    openChanges(response);
  } else if (url.pathname === '/app/info/getEntriesList') {
    note(request);
    const pageNo = Number(url.searchParams.get('pageNo'));
    const size = Number(url.searchParams.get('pageSize'));
    const records = picked(entries, indexesOfPage(pageNo, size));
    const after = `],"total":5000000,"totalIsEstimate":false,"size":${size},"current":${pageNo},"pages":100000}`;
    send(response, joined(`${success}{"records":[`, records, after + end()));
  } else if (url.pathname === '/app/catalogue/companies') {
    note(request);
    const ids = (url.searchParams.get('ids') ?? '').split(',');
    send(response, joined(`${success}[`, picked(companies, ids.map(indexOf)), `]${end()}`));
  } else if (url.pathname === '/app/user/addExhibition' && request.method === 'POST') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      note(request, Buffer.concat(chunks).toString());
      send(response, Buffer.from(`${success}null${end()}`));
    });
  } else {
    note(request);
    response.writeHead(404).end();
  }
});
listenAndReport(server);
