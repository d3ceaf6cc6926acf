import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { RowListSkeleton } from '../../../ui/skeleton';
import { useListUpload } from '../../lists';
import { encodingNames, encodingOf, type Reading } from './encoding';
import { useReadings } from './use-readings';

interface EncodingChoiceProps {
  file: File;
  /** Encoding in which the file was read already: it is not offered again. */
  current?: string;
  /** The call that takes the file in an encoding. */
  callIn: (reading: Reading) => string;
  maxBytes: number;
  onRead: (id: string, file: File) => void | Promise<void>;
}

interface OfferProps extends Omit<EncodingChoiceProps, 'current'> {
  reading: Reading;
}

/** One encoding: its name, how it reads the first cells, and the button that reads the file in it. */
function Offer({ reading, file, callIn, maxBytes, onRead }: OfferProps) {
  const t = useT();
  const id = useId();
  const wrong = t('exhibitor-import.tooLarge');
  const { take, part, error } = useListUpload({
    call: callIn(reading),
    endings: [''],
    maxBytes,
    texts: { tooLarge: wrong, wrongType: wrong },
    onChecked: onRead,
  });
  const encoding = encodingOf(reading);
  const name = encodingNames[encoding];
  return (
    <chakra.li borderTopWidth="1px" py="4" data-encoding={encoding}>
      <Flex gap="4" wrap="wrap" justify="space-between" align="center">
        <chakra.div flex="1 1 14rem" minWidth="0">
          <chakra.h4 fontSize="md" fontWeight="semibold">
            {t(`exhibitor-import.encoding.${encoding}`, { name })}
          </chakra.h4>
          <chakra.p id={id} fontSize="sm" mt="1" overflowWrap="anywhere">
            {reading.samples.length > 0
              ? reading.samples.join(t('exhibitor-import.encoding.between'))
              : t('exhibitor-import.encoding.noSample')}
          </chakra.p>
        </chakra.div>
        <Button
          variant="outline"
          aria-describedby={id}
          aria-disabled={part !== undefined || undefined}
          onClick={() => void take(file)}
        >
          {part === undefined
            ? t('exhibitor-import.encoding.use', { name })
            : t('exhibitor-import.encoding.reading')}
        </Button>
      </Flex>
      {error ? (
        <chakra.p role="alert" color="rejected" fontSize="sm" mt="2">
          {error}
        </chakra.p>
      ) : null}
    </chakra.li>
  );
}

/** How each encoding reads a file, so that whoever knows the names can say which one is right. */
export function EncodingChoice({ current, ...props }: EncodingChoiceProps) {
  const t = useT();
  const heading = useId();
  const { readings, error, retry } = useReadings(props.file);
  const offers = readings?.filter((reading) => encodingOf(reading) !== current);
  return (
    <chakra.section aria-labelledby={heading} mt="6" width="full">
      <chakra.h3 id={heading} fontSize="md" fontWeight="semibold">
        {t('exhibitor-import.encoding')}
      </chakra.h3>
      <chakra.p color="quiet" fontSize="sm" mt="1" mb="4" maxWidth="text">
        {t(offers?.length === 0 ? 'exhibitor-import.encoding.none' : 'exhibitor-import.encoding.text')}
      </chakra.p>
      {error ? <ErrorState message={error} onRetry={retry} /> : null}
      {offers || error ? null : <RowListSkeleton isPlain count={3} />}
      <chakra.ul listStyleType="none">
        {offers?.map((reading) => (
          <Offer key={reading.encoding} reading={reading} {...props} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
