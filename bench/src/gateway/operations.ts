/** An operation of the schema, with arguments for its n-th call. */
export interface Workload {
  title: string;
  operationName: string;
  query: string;
  variables: (call: number) => Record<string, unknown>;
}

/** The schema's deepest page. */
const PAGES = 100_000;

const page = (call: number) => ({ page: (call % PAGES) + 1 });

/** The workloads of the comparison. */
export const workloads = {
  small: {
    title: 'small: 10 products × 3 fields',
    operationName: 'Small',
    query: 'query Small($page: Int!) { products(page: $page, pageSize: 10) { nodes { id title imageUrl } } }',
    variables: page,
  },
  fanout: {
    title: 'N+1: 50 products with their exhibitors',
    operationName: 'Fanout',
    query:
      'query Fanout($page: Int!) { products(page: $page, pageSize: 50) ' +
      '{ nodes { id title exhibitor { name boothNumber } } totalCount } }',
    variables: page,
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
  },
} satisfies Record<string, Workload>;

export type WorkloadName = keyof typeof workloads;
export const workloadNames = Object.keys(workloads) as WorkloadName[];

/** The body of the n-th request. */
export function bodyOf(name: WorkloadName, call: number): string {
  const { operationName, query, variables } = workloads[name];
  return JSON.stringify({ operationName, query, variables: variables(call) });
}
