import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { FilesFormField } from '../../uploads';
import { Download } from './download';
import { uploadDraft, type UploadValues } from './draft';
import { FillFrame } from './fill-frame';
import type { Item } from './items';
import { useSubmitServiceFileMutation } from './manual.generated';
import { manualPaths as paths } from './paths';

const empty: UploadValues = { fileUrl: [] };

/** Takes the file of an item: downloaded, filled in, uploaded (EXH-120, EXH-125). */
export function UploadForm({ item: { id, fileUrl } }: { item: Item }) {
  const t = useT();
  const step = useId();
  const [send] = useSubmitServiceFileMutation();
  const form = useForm<UploadValues>({
    fields: ['fileUrl'],
    original: empty,
    draft: { id, kept: uploadDraft },
    check: (values) => (values.fileUrl.length > 0 ? {} : { fileUrl: t('manual.need.file') }),
  });
  const submit = form.submit({
    send: async ({ fileUrl: [file] }) => {
      if (!file) return undefined;
      const input = { itemId: id, fileUrl: file.address };
      return (await send({ variables: { input } })).data?.submitServiceFile;
    },
    saved: ({ message }) => form.finish(message ?? '', paths.list),
  });

  return (
    <FillFrame form={form} onSubmit={submit}>
      {fileUrl == null ? null : (
        <Flex direction="column" gap="2" align="start">
          <chakra.p id={step}>{t('manual.uploadSteps')}</chakra.p>
          <Download url={fileUrl} describedBy={step} />
        </Flex>
      )}
      <FilesFormField form={form} name="fileUrl" label={t('manual.file')} isRequired isPrivate most={1} />
    </FillFrame>
  );
}
