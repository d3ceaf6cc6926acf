import type { Context } from './context.ts';

/**
 * A data source of one part: the part's REST calls, with reads of single records batched. It is made at its first use
 * in a request and serves all resolvers of that request.
 * @param create makes it for the request that `context` belongs to; another source is called with the same context
 * @returns how resolvers get it: `badgeSource(context)`
 */
export function defineSource<T extends object>(create: (context: Context) => T): (context: Context) => T {
  return (context) => {
    // What stands under a factory is what it has made.
    const known = context.sources.get(create) as T | undefined;
    if (known) return known;
    const source = create(context);
    context.sources.set(create, source);
    return source;
  };
}
