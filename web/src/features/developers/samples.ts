/** Code of the guide. It is the same in all languages; `origin` is where the site stands. */
export const samples = {
  curl: (origin: string) => `curl ${origin}/graphql \\
  -H "Authorization: Bearer $WIREFAIR_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query": "{ exhibitorConnection(first: 3) { nodes { id name boothNumber } totalCount } }"}'`,

  typescript: (origin: string) => `// An ES module, such as first-query.mts.
const response = await fetch('${origin}/graphql', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.WIREFAIR_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    query: '{ exhibitorConnection(first: 3) { nodes { id name boothNumber } totalCount } }',
  }),
});
const { data, errors, extensions } = await response.json();
console.log(response.status, JSON.stringify({ data, errors, extensions }, null, 2));`,

  python: (origin: string) => `# The library is installed by: pip install requests
import os
import requests

response = requests.post(
    "${origin}/graphql",
    headers={"Authorization": f"Bearer {os.environ['WIREFAIR_KEY']}"},
    json={"query": "{ exhibitorConnection(first: 3) { nodes { id name boothNumber } totalCount } }"},
    timeout=30,
)
print(response.status_code, response.json())`,

  answer: () => `{
  "data": {
    "exhibitorConnection": {
      "nodes": [{ "id": "1100000001", "name": "…", "boothNumber": "N1-A01" }, …],
      "totalCount": 920
    }
  },
  "extensions": {
    "requestId": "7b1f…",
    "cost": { "operation": 12, "capacity": 100000, "remaining": 99988, "restoredPerSecond": 2000 }
  }
}`,

  pages: () => `query Exhibitors($after: String) {
  exhibitorConnection(first: 200, after: $after) {
    nodes { id bilingualName { zh en } boothNumber }
    pageInfo { hasNextPage endCursor }
  }
}

query Products($after: String) {
  productConnection(first: 200, after: $after) {
    nodes { id bilingualTitle { zh en } exhibitor { id } }
    pageInfo { hasNextPage endCursor }
  }
}`,

  sending: () => `{
  "query": "query Exhibitors … query Products …",
  "operationName": "Products",
  "variables": { "after": "WyJpZCI…" }
}`,

  nested: () => `query WithProducts($after: String) {
  exhibitorConnection(first: 100, after: $after) {
    nodes {
      id
      name
      productConnection(first: 50) {
        nodes { id title }
        pageInfo { hasNextPage endCursor }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}

query MoreProducts($exhibitor: ID!, $after: String) {
  exhibitor(id: $exhibitor) {
    productConnection(first: 200, after: $after) {
      nodes { id title }
      pageInfo { hasNextPage endCursor }
    }
  }
}`,

  changed: () => `query Changed($after: String) {
  exhibitorConnection(
    first: 100
    after: $after
    orderBy: UPDATED_AT
    filter: { updatedSince: "2025-01-01T00:00:00+08:00", hall: "N1" }
  ) {
    nodes { id updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}`,

  feed: () => `query Changes($after: String!) {
  changes(after: $after, types: [EXHIBITOR, PRODUCT], first: 100) {
    nodes {
      type
      recordId
      operation
      reason
      mergedIntoId
      exhibitor: object { ... on Exhibitor { id bilingualName { zh en } updatedAt } }
      product: object { ... on Product { id bilingualTitle { zh en } updatedAt } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,

  hint: (origin: string) => `curl -N ${origin}/graphql/stream \\
  -H "Authorization: Bearer $WIREFAIR_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Accept: text/event-stream" \\
  -d '{"query": "subscription { changed { at } }"}'`,

  sync: (origin: string) => `import { createClient } from '@wirefair/client';

const client = createClient({
  endpoint: '${origin}/graphql',
  key: process.env.WIREFAIR_KEY ?? '',
});
const types = ['EXHIBITOR', 'PRODUCT'] as const;
for await (const { changes, state } of client.sync({ types, state: saved, everyMs: 5000 })) {
  await saveTogether(changes, state);
}`,

  webhook: () => `mutation AddWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook { id state }
    errors { code message path }
  }
}`,

  webhookInput: () => `{
  "input": {
    "name": "CRM",
    "url": "https://crm.example/hooks/wirefair",
    "types": ["EXHIBITOR"],
    "selection": "{ recordId operation reason object { ... on Exhibitor { name boothNumber } } }"
  }
}`,

  delivery: () => `POST /hooks/wirefair HTTP/1.1
Content-Type: application/json; charset=utf-8
Webhook-Id: 2000000001846
Webhook-Timestamp: 1795700366
Webhook-Attempt: 1
Webhook-Signature: v1,PYc82F…=

{
  "eventId": "1002-73",
  "type": "change",
  "changedAt": "2026-11-26T13:39:26.687Z",
  "data": {
    "recordId": "1100000001",
    "operation": "UPSERT",
    "reason": null,
    "object": { "name": "…", "boothNumber": "N1-A01" }
  }
}`,

  verify: () => `import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { verifyWebhook, WebhookError } from '@wirefair/client';

createServer(async (request, response) => {
  try {
    const { id, data } = await verifyWebhook({
      headers: request.headers,
      body: await buffer(request),
      secret: process.env.WIREFAIR_WEBHOOK_SECRET ?? '',
    });
    if (!(await wasSeen(id))) await takeOver(id, data);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(error instanceof WebhookError ? 401 : 500).end();
  }
}).listen(8080);`,

  verifyByHand: () => `import base64
import hashlib
import hmac
import time


def comes_from_wirefair(headers, body: bytes, secret: str) -> bool:
    delivery, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{delivery}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    signatures = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(expected, signature) for signature in signatures)`,

  deliveries: () => `query FailedDeliveries($webhook: ID!, $after: String) {
  webhook(id: $webhook) {
    state
    pauseReason
    missedAfter
    deliveries(state: FAILED, first: 20, after: $after) {
      nodes { id type recordId attemptCount finishedAt }
      pageInfo { hasNextPage endCursor }
    }
  }
}

mutation SendAgain($delivery: ID!) {
  redeliverWebhook(input: { id: $delivery }) {
    delivery { id state }
    errors { code message }
  }
}`,

  write: () => `mutation WriteExhibitors($records: [ExhibitorRecordInput!]!) {
  upsertExhibitors(input: { records: $records }) {
    added
    changed
    unchanged
    refused
    results { externalId outcome errors { code message path } }
    errors { code message path }
  }
}`,

  records: () => `{
  "records": [{
    "externalId": "CRM-1001",
    "name": { "zh": "示例电缆有限公司", "en": "Example Cable Co., Ltd." },
    "country": "CN",
    "category": "1",
    "boothNumber": "N3-B27",
    "boothKind": "STANDARD",
    "boothArea": "36",
    "website": null
  }]
}`,

  export: () => `mutation Export {
  startExport(input: { types: [EXHIBITOR, PRODUCT] }) {
    export { id cursor total }
    errors { code message path }
  }
}`,

  exported: () => `query Exported($id: ID!) {
  bulkExport(id: $id) {
    state
    problem
    done
    total
    bytes
    downloadUrl
    expiresAt
  }
}`,

  lines:
    () => `{"type":"EXHIBITOR","recordId":"1100000001","object":{"id":"1100000001","bilingualName":{"zh":"…","en":"…"},…}}
{"type":"PRODUCT","recordId":"1200000001","object":{"id":"1200000001","exhibitor":{"id":"1100000001"},…}}`,

  download: () => `# The same line again goes on where the download broke off.
curl -C - -o wirefair.jsonl.gz "$DOWNLOAD_URL"
gunzip -c wirefair.jsonl.gz | wc -l`,

  selected: () => `mutation ExportSome {
  startExport(
    input: {
      types: [EXHIBITOR, PRODUCT]
      filter: { countryCode: "DE", updatedSince: "2025-01-01T00:00:00+08:00" }
      selection: "{ type recordId object { ... on Exhibitor { name } ... on Product { title } } }"
    }
  ) {
    export { id cursor total }
    errors { code message path }
  }
}`,

  languages: () => `query BothLanguages {
  exhibitorConnection(first: 1) {
    nodes {
      name
      chinese: name(locale: ZH)
      bilingualDescription { zh en text locale }
      siteUrl { zh en }
    }
  }
}`,

  refusal: () => `HTTP/1.1 403 Forbidden
X-Request-Id: 7b1f…

{
  "errors": [{
    "message": "The key lacks the scope read:products",
    "extensions": { "code": "SCOPE_MISSING", "scopes": ["read:products"] }
  }],
  "extensions": {
    "requestId": "7b1f…",
    "cost": { "operation": 10, "capacity": 100000, "remaining": 99990, "restoredPerSecond": 2000 }
  }
}`,

  cost: () => `exhibitorConnection(first: 50)         1
  nodes                              + 1
    id name                          + 50 × 2
    productConnection(first: 20)     + 50 × 1
      nodes                          + 50 × 1
        id title                     + 50 × 20 × 2
                                     = 2,202`,

  own: () => `query OwnLeads($page: Int! = 1) {
  ownCompany {
    leads(page: $page, pageSize: 100) {
      nodes { name companyName email createdAt }
      pageInfo { hasNextPage }
    }
  }
}`,
} as const;

export type SampleId = keyof typeof samples;
