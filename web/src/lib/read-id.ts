/** `?id=` of an address, or nothing where it is missing or blank. Whether there is such a thing the server knows. */
export function readId(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('id')?.trim().slice(0, 64) || undefined;
}
