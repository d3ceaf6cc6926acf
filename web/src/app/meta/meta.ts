import type { MessageId } from '../../i18n';
import { type RouteId, routePatterns } from '../../lib/paths';
import { keysOf } from '../../lib/objects';

export type MetaId = RouteId | 'notFound';

export interface RouteMeta {
  /** None: the name of the exhibition stands alone. */
  title?: MessageId;
  description: MessageId;
  keywords: MessageId;
}

/** The one place of title, description and keywords. A route without its texts is a type error here. */
export function metaOf(id: MetaId): RouteMeta {
  return {
    ...(id === 'home' ? {} : { title: `meta.${id}.title` as const }),
    description: `meta.${id}.description`,
    keywords: `meta.${id}.keywords`,
  };
}

export const metaIds: MetaId[] = [...keysOf(routePatterns), 'notFound'];
