import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Download } from './download';
import type { Item } from './items';
import { manualPaths } from './paths';

const handInWords = {
  form: { open: 'manual.fill', done: 'manual.completed' },
  upload: { open: 'manual.upload', done: 'manual.uploaded' },
} as const;

interface ItemActionsProps {
  item: Item;
  /** Id of what names the item. */
  describedBy: string;
}

/** Leads to the form or the upload; says so where that is over. */
function HandIn({ item: { id, fillType, isRequired, isDone, isOverdue }, describedBy }: ItemActionsProps) {
  const t = useT();
  const words = handInWords[fillType === 'ONLINE' ? 'form' : 'upload'];
  const action = t(isDone ? words.done : words.open);
  if (isDone || isOverdue) {
    return (
      <Button variant="outline" size="sm" disabled aria-describedby={describedBy}>
        {action}
      </Button>
    );
  }
  return (
    <ButtonLink
      to={manualPaths.of({ view: 'fill', id })}
      // What every company must hand in stands out.
      variant={isRequired ? 'solid' : 'outline'}
      size="sm"
      aria-describedby={describedBy}
    >
      {action}
    </ButtonLink>
  );
}

/** What can be done with an item: fill in, upload and download, or download (EXH-118..120, EXH-126). */
export function ItemActions({ item, describedBy }: ItemActionsProps) {
  const t = useT();
  const { id, fillType, isDone, fileUrl } = item;
  const isOnline = fillType === 'ONLINE';
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
      {fillType === 'DOWNLOAD' ? null : <HandIn item={item} describedBy={describedBy} />}
    </>
  );
}
