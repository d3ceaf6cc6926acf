import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { MissingRecord, ViewHeading } from '../../records';
import { ItemGone } from './item-detail';
import { Deadline, RequiredTag } from './item-signs';
import type { ServiceItemRef } from './load';
import { type ServiceItemByIdQuery, useServiceItemByIdPreloaded } from './manual.generated';
import { OnlineForm } from './online-form';
import { manualPaths as paths } from './paths';
import { UploadForm } from './upload-form';

type Found = NonNullable<NonNullable<ServiceItemByIdQuery['viewer']>['serviceItem']>;

function Fill({ item }: { item: Found }) {
  const t = useT();
  const { id, title, isRequired, isDone, fillType, notice, form } = item;
  // As it was when the view opened: handing it in makes it done before the page goes on.
  const [wasDone] = useState(isDone);
  if (wasDone) {
    return (
      <MissingRecord to={paths.of({ view: 'detail', id })} label={t('manual.show')}>
        {t('manual.doneAlready', { title })}
      </MissingRecord>
    );
  }
  if (notice) return <MissingRecord to={paths.list}>{notice}</MissingRecord>;
  if (fillType === 'DOWNLOAD' || (fillType === 'ONLINE' && !form)) return <ItemGone />;
  return (
    <>
      <ViewHeading back={paths.list}>{title}</ViewHeading>
      <Flex
        columnGap="4"
        rowGap="2"
        wrap="wrap"
        align="center"
        mt={{ base: '-2', md: '-4' }}
        mb="7"
        color="quiet"
        fontSize="sm"
      >
        <Deadline item={item} />
        {isRequired ? <RequiredTag /> : null}
      </Flex>
      {form ? <OnlineForm itemId={id} form={form} /> : <UploadForm item={item} />}
    </>
  );
}

/** The form or the upload of an item (EXH-123, EXH-125), as long as it can be handed in (DESIGN-043). */
export function FillItem({ query }: { query: ServiceItemRef }) {
  const item = useServiceItemByIdPreloaded(query).data.viewer?.serviceItem;
  return item ? <Fill item={item} /> : <ItemGone />;
}
