/** `?page=` of an address; what makes no sense is page 1. */
export function readPageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  // The server refuses pages beyond this.
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** For address builders: page 1 leaves no trace, so equal lists have equal addresses. */
export function pageQuery(page: number): { page?: number } {
  return page === 1 ? {} : { page };
}
