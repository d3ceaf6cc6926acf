import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { keptDraft } from '../../../forms';
import { MissingRecord, useRecordForm, useSaveRecord, ViewHeading } from '../../review';
import { PictureField } from '../../uploads';
import { deskPath } from './address';
import {
  BANNER_RATIO,
  type BannerField,
  bannerFields,
  bannerInput,
  type BannerValues,
  bannerValues,
  emptyBanner,
  parseBanner,
  sameBanner,
} from './banner-values';
import { Conflict } from '../desk';
import { DeleteButton } from './delete-button';
import type { BannersRef } from './load';
import {
  fetchDeskBanners,
  useDeleteDeskBannerMutation,
  useSaveDeskBannerMutation,
  useDeskBannersPreloaded,
} from './newsdesk.generated';
import { keepBanners } from './use-banner-changes';

const draft = keptDraft<BannerValues>('bannerDraft', parseBanner);
const listOfBanners = deskPath({ view: 'banners' });

/** The form of a banner: errors beside the fields and summed up on top. */
function BannerForm({ id, original }: { id: string; original: BannerValues }) {
  const t = useT();
  const client = useApolloClient();
  const [initial] = useState(() => draft.read(id) ?? original);
  const [sending, setSending] = useState<readonly BannerField[]>([]);
  const [uploadErrors, setUploadErrors] = useState<Partial<Record<BannerField, string | undefined>>>({});
  /** What somebody else's change makes of this one. */
  const [conflict, setConflict] = useState<string>();
  const { save, isSaving } = useSaveRecord(bannerFields);
  const [send] = useSaveDeskBannerMutation();
  const [sendDeletion] = useDeleteDeskBannerMutation();
  const { form, summary, values, change, errors, errorOf, clear, refuse, go, finish, question } =
    useRecordForm<BannerValues, BannerField>({ id, original, initial, draft, same: sameBanner });

  const submit = async (version = values.version) => {
    if (sending.length > 0) return refuse(sending.map((field) => ({ field, text: t('uploads.wait') })));
    const codes: string[] = [];
    const outcome = await save(async () => {
      const input = bannerInput({ ...values, version }, id);
      const payload = (await send({ variables: { input } })).data?.saveDeskBanner;
      codes.push(...(payload?.errors ?? []).map(({ code }) => code));
      if (payload?.banners) keepBanners(client.cache, payload.banners);
      return payload;
    });
    if (!outcome) return undefined;
    if ('refusals' in outcome) {
      const [first] = outcome.refusals;
      if (!codes.includes('CHANGED') || !first) return refuse(outcome.refusals);
      setConflict(first.text);
      return undefined;
    }
    return finish(outcome.message, listOfBanners);
  };

  const remove = async () => {
    const outcome = await save(async () => {
      const payload = (await sendDeletion({ variables: { id, version: values.version } })).data
        ?.deleteDeskBanner;
      if (payload?.banners) keepBanners(client.cache, payload.banners);
      return payload;
    });
    if (!outcome) return undefined;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    return finish(outcome.message, listOfBanners);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  const readVersion = async () => {
    const { data } = await fetchDeskBanners(client, { fetchPolicy: 'network-only' });
    return data?.organiser?.deskBanners.find((one) => one.id === id)?.version;
  };

  const side = (lang: 'Cn' | 'En') => {
    const title = `title${lang}` as const;
    const image = `image${lang}` as const;
    return (
      <Flex as="section" direction="column" gap="5" minWidth="0" aria-label={t(`newsdesk.side.${lang}`)}>
        <Field
          label={t(`newsdesk.${title}`)}
          help={t('newsdesk.banner.title.help')}
          error={errorOf(title)}
          required
        >
          {(control) => (
            <Input
              {...control}
              name={title}
              lang={lang === 'Cn' ? 'zh-CN' : 'en'}
              autoComplete="off"
              value={values[title]}
              onChange={(event) => change(title, event.currentTarget.value)}
            />
          )}
        </Field>
        <PictureField
          name={image}
          label={t(`newsdesk.${image}`)}
          alt={t(`newsdesk.${image}`)}
          help={t('newsdesk.banner.image.help')}
          isRequired
          ratio={BANNER_RATIO}
          value={values[image]}
          error={errorOf(image) ?? uploadErrors[image]}
          onChange={(address) => change(image, address)}
          onError={(text) => {
            clear(image);
            setUploadErrors((before) => ({ ...before, [image]: text }));
          }}
          onBusy={(isBusy) =>
            setSending((before) => (isBusy ? [...before, image] : before.filter((one) => one !== image)))
          }
        />
      </Flex>
    );
  };
  const moment = (field: 'showsFrom' | 'showsUntil') => (
    <Field
      label={t(`newsdesk.banner.${field}`)}
      help={t(`newsdesk.banner.${field}.help`)}
      error={errorOf(field)}
    >
      {(control) => (
        <Input
          {...control}
          name={field}
          type="datetime-local"
          value={values[field]}
          onChange={(event) => change(field, event.currentTarget.value.slice(0, 16))}
        />
      )}
    </Field>
  );
  const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
  return (
    <>
      <chakra.form ref={form} noValidate onSubmit={onSubmit} display="grid" gap="6">
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {conflict ? (
          <Conflict
            text={conflict}
            look={deskPath({ view: 'banner', id })}
            readVersion={readVersion}
            onOverwrite={(version) => {
              setConflict(undefined);
              void submit(version);
            }}
          />
        ) : null}
        <Grid templateColumns={columns} gap="6">
          {side('Cn')}
          {side('En')}
        </Grid>
        <Field
          label={t('newsdesk.link')}
          help={t('newsdesk.banner.link.help')}
          error={errorOf('link')}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="link"
              autoComplete="off"
              inputMode="url"
              maxLength={500}
              value={values.link}
              onChange={(event) => change('link', event.currentTarget.value)}
            />
          )}
        </Field>
        <Grid templateColumns={columns} gap="6">
          {moment('showsFrom')}
          {moment('showsUntil')}
        </Grid>
        <Checkbox
          name="isOn"
          checked={values.isOn}
          onChange={(event) => change('isOn', event.currentTarget.checked)}
        >
          {t('newsdesk.banner.isOn')}
        </Checkbox>
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
            {t('newsdesk.save')}
          </Button>
          {id ? <DeleteButton what="banner" isBusy={isSaving} onDelete={() => void remove()} /> : null}
          <ButtonLink to={listOfBanners} variant="ghost" size="lg">
            {t('newsdesk.cancel')}
          </ButtonLink>
        </Flex>
      </chakra.form>
      {question}
    </>
  );
}

/** A banner of the home page, new or known. */
export function BannerEditor({ id, query }: { id: string; query: BannersRef }) {
  const t = useT();
  const banners = useDeskBannersPreloaded(query).data.organiser?.deskBanners;
  const banner = banners?.find((one) => one.id === id);
  // What was there when the form opened stays its beginning, whatever is read meanwhile.
  const [original] = useState(() => (banner ? bannerValues(banner) : emptyBanner));
  if (id && !banner) return <MissingRecord to={listOfBanners}>{t('newsdesk.banner.gone')}</MissingRecord>;
  return (
    <>
      <ViewHeading back={listOfBanners}>
        {t(id ? 'newsdesk.banner.change' : 'newsdesk.banner.add')}
      </ViewHeading>
      <BannerForm id={id} original={original} />
    </>
  );
}
