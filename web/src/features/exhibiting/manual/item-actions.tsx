import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Download } from './download';
import type { Item } from './items';
import { manualPaths } from './paths';

interface ItemActionsProps {
  item: Item;
  /** Id of what names the item. */
  describedBy: string;
}

/** What can be done with an item: fill in, upload and download, or download (EXH-118..120, EXH-126). */
export function ItemActions({ item, describedBy }: ItemActionsProps) {
  const t = useT();
  const { id, fillType, isRequired, isDone, isOverdue, fileUrl } = item;
  const isOnline = fillType === 'ONLINE';
  const action = t(
    isDone ? (isOnline ? 'manual.completed' : 'manual.uploaded') : isOnline ? 'manual.fill' : 'manual.upload',
  );
  return (
    <>
      {isOnline ? null : <Download url={fileUrl ?? null} describedBy={describedBy} />}
      {isDone ? (
        <ButtonLink
          to={manualPaths.of({ view: 'detail', id })}
          variant="outline"
          size="sm"
          aria-describedby={describedBy}
        >
          {t('manual.show')}
        </ButtonLink>
      ) : null}
      {fillType === 'DOWNLOAD' ? null : isDone || isOverdue ? (
        <Button variant="outline" size="sm" disabled aria-describedby={describedBy}>
          {action}
        </Button>
      ) : (
        <ButtonLink
          to={manualPaths.of({ view: 'fill', id })}
          // What every company must hand in stands out.
          variant={isRequired ? 'solid' : 'outline'}
          size="sm"
          aria-describedby={describedBy}
        >
          {action}
        </ButtonLink>
      )}
    </>
  );
}
