import { chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useT } from '../../../i18n';
import { ErrorSummary } from '../../../ui/error-summary';
import { useRecordForm, useSaveRecord } from '../../review';
import { FilesField } from '../../uploads';
import { Download } from './download';
import { fillDraft, type FillValues, sameValues } from './draft';
import { FillFrame } from './fill-frame';
import type { Item } from './items';
import { useSubmitServiceFileMutation } from './manual.generated';
import { manualPaths as paths } from './paths';

const FILE = 'fileUrl';

/** Takes the file of an item: downloaded, filled in, uploaded (EXH-120, EXH-125). */
export function UploadForm({ item: { id, fileUrl } }: { item: Item }) {
  const t = useT();
  const step = useId();
  const [isSending, setSending] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const [initial] = useState(() => fillDraft.read(id) ?? {});
  const { save, isSaving } = useSaveRecord([FILE]);
  const [send] = useSubmitServiceFileMutation();
  const { form, summary, values, change, errors, errorOf, refuse, go, finish, question } = useRecordForm<
    FillValues,
    string
  >({ id, original: {}, initial, same: sameValues, draft: fillDraft });
  const value = values[FILE];
  const files = typeof value === 'object' ? value : [];

  const submit = async () => {
    const [file] = files;
    if (isSending) return refuse([{ field: FILE, text: t('uploads.wait') }]);
    if (!file) return refuse([{ field: FILE, text: t('manual.need.file') }]);
    const input = { itemId: id, fileUrl: file.address };
    const outcome = await save(async () => (await send({ variables: { input } })).data?.submitServiceFile);
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    await finish(outcome.message, paths.list);
  };

  return (
    <>
      <FillFrame form={form} isSaving={isSaving} onSubmit={submit}>
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {fileUrl == null ? null : (
          <Flex direction="column" gap="2" align="start">
            <chakra.p id={step}>{t('manual.uploadSteps')}</chakra.p>
            <Download url={fileUrl} describedBy={step} />
          </Flex>
        )}
        <FilesField
          name={FILE}
          label={t('manual.file')}
          isRequired
          isPrivate
          most={1}
          files={files}
          error={errorOf(FILE) ?? fileError}
          onChange={(sent) => change(FILE, sent)}
          onError={setFileError}
          onBusy={setSending}
        />
      </FillFrame>
      {question}
    </>
  );
}
