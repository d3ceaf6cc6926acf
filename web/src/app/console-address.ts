import { basePath, paths } from '../lib/paths';

/** The address of the console that somebody is at, for the way back from its login; undefined anywhere else. */
export function consoleAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  return pathname === `${basePath}${paths.organiser()}` ? `${paths.organiser()}${search}${hash}` : undefined;
}
