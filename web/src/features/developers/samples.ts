/** Code of the guide. It is the same in all languages; `origin` is where the site stands. */
export const samples = {
  curl: (origin: string) => `curl ${origin}/graphql \\
  -H "Authorization: Bearer $WIREFAIR_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query": "{ exhibitorConnection(first: 3) { nodes { id name boothNumber } totalCount } }"}'`,

  typescript: (origin: string) => `const response = await fetch('${origin}/graphql', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.WIREFAIR_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    query: '{ exhibitorConnection(first: 3) { nodes { id name boothNumber } totalCount } }',
  }),
});
const { data, errors, extensions } = await response.json();`,

  python: (origin: string) => `import os
import requests

response = requests.post(
    "${origin}/graphql",
    headers={"Authorization": f"Bearer {os.environ['WIREFAIR_KEY']}"},
    json={"query": "{ exhibitorConnection(first: 3) { nodes { id name boothNumber } totalCount } }"},
    timeout=30,
)
answer = response.json()`,

  answer: () => `{
  "data": {
    "exhibitorConnection": {
      "nodes": [{ "id": "1", "name": "…", "boothNumber": "N1-A01" }],
      "totalCount": 920
    }
  },
  "extensions": {
    "requestId": "7b1f…",
    "cost": { "operation": 12, "capacity": 100000, "remaining": 99988, "restoredPerSecond": 2000 }
  }
}`,

  pages: () => `query Exhibitors($after: String) {
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
}`,

  changed: () => `{
  exhibitorConnection(
    first: 100
    orderBy: UPDATED_AT
    filter: { updatedSince: "2025-06-01T00:00:00+08:00", hall: "N1" }
  ) {
    nodes { id updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}`,

  languages: () => `{
  exhibitor(id: "1") {
    name
    chinese: name(locale: ZH)
    bilingualDescription { zh en text locale }
    siteUrl { zh en }
  }
}`,

  refusal: () => `HTTP/1.1 403 Forbidden
X-Request-Id: 7b1f…

{
  "errors": [{
    "message": "The key lacks the scope read:products",
    "extensions": { "code": "SCOPE_MISSING", "scopes": ["read:products"] }
  }],
  "extensions": { "requestId": "7b1f…" }
}`,

  cost: () => `exhibitorConnection(first: 50)         1
  nodes                              + 1
    id name                          + 50 × 2
    productConnection(first: 20)     + 50 × 1
      nodes                          + 50 × 1
        id title                     + 50 × 20 × 2
                                     = 2,202`,

  own: () => `{
  ownCompany {
    leads(pageSize: 100) {
      nodes { name companyName email createdAt }
      pageInfo { hasNextPage }
    }
  }
}`,
} as const;

export type SampleId = keyof typeof samples;
