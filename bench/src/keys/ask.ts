/** A gateway that is asked in the name of a partner. */
export interface Partner {
  gatewayUrl: string;
  key: string;
}

/** Sends an operation with a key. @throws Error for an answer with errors */
export async function askByKey<Data>(
  { gatewayUrl, key }: Partner,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
