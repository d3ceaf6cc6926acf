/** An operation of the schema, with arguments for its n-th call. */
export interface Workload {
  title: string;
  operationName: string;
  query: string;
  variables: (call: number) => Record<string, unknown>;
  /** How often each of these texts stands in the body of a right answer. */
  holds: Record<string, number>;
}

/** The schema's deepest page. */
const PAGES = 10_000;

const page = (call: number) => ({ page: (call % PAGES) + 1 });

/** The workloads of the comparison. */
export const workloads = {
  small: {
    title: 'small: 10 products × 3 fields',
    operationName: 'Small',
    query: 'query Small($page: Int!) { products(page: $page, pageSize: 10) { nodes { id title imageUrl } } }',
    variables: page,
    holds: { '"id":"': 10, '"title":"': 10, '"imageUrl":': 10 },
  },
  fanout: {
    title: 'N+1: 50 products with their exhibitors',
    operationName: 'Fanout',
    query:
      'query Fanout($page: Int!) { products(page: $page, pageSize: 50) ' +
      '{ nodes { id title exhibitor { name boothNumber } } totalCount } }',
    variables: page,
    holds: { '"id":"': 50, '"boothNumber":"': 50, '"name":"': 50, '"totalCount":': 1 },
  },
  mutation: {
    title: 'mut: subscribe, one POST',
    operationName: 'Subscribe',
    query:
      'mutation Subscribe($input: SubscribeInput!) ' +
      '{ subscribe(input: $input) { message errors { code message path } } }',
    variables: (call) => ({
      input: {
        role: 'VISITOR',
        companyName: `Cable Works ${call}`,
        contactName: 'Li Wei',
        email: `li.wei.${call}@example.com`,
      },
    }),
    holds: { '"subscribe":{"message":"': 1, '"errors":[]': 1 },
  },
} satisfies Record<string, Workload>;

export type WorkloadName = keyof typeof workloads;
export const workloadNames = Object.keys(workloads) as WorkloadName[];

/** The body of the n-th request. */
export function bodyOf(name: WorkloadName, call: number): string {
  const { operationName, query, variables } = workloads[name];
  return JSON.stringify({ operationName, query, variables: variables(call) });
}

/** Whether a body is a right answer to a request of the workload: data and no errors, whole. */
export function isRight(name: WorkloadName, body: string): boolean {
  const { holds } = workloads[name];
  return (
    body.startsWith('{"data":{') &&
    Object.entries(holds).every(([text, count]) => body.split(text).length - 1 === count)
  );
}
