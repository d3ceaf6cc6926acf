import { useApolloClient } from '@apollo/client/react';
import { Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import {
  CheckboxField,
  Form,
  type FormHandle,
  type FormPayload,
  keptDraft,
  SubmitButton,
  TextField,
  useForm,
} from '../../../forms';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { PictureFormField } from '../../uploads';
import { Conflict } from '../content-editing';
import { managedNewsPath, listOfBanners } from './address';
import { BANNER_RATIO, bannerFields, bannerInput, type BannerValues, parseBanner } from './banner-values';
import { DeleteButton } from './delete-button';
import { LocalTimeField } from './local-time-field';
import {
  fetchDeskBanners,
  saveDeskBannerLimits,
  useDeleteDeskBannerMutation,
  useSaveDeskBannerMutation,
} from './managed-news.generated';
import { keepBanners } from './use-banner-changes';

const draft = keptDraft<BannerValues>('bannerDraft', parseBanner);
const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** Title and picture of a banner in one language. */
function BannerSide({ form, side }: { form: FormHandle<BannerValues>; side: 'Cn' | 'En' }) {
  const t = useT();
  const title = `title${side}` as const;
  const headline = `headline${side}` as const;
  const subtitle = `subtitle${side}` as const;
  const image = `image${side}` as const;
  return (
    <Flex as="section" direction="column" gap="5" minWidth="0" aria-label={t(`managed-news.side.${side}`)}>
      <TextField
        form={form}
        name={title}
        label={t(`managed-news.${title}`)}
        help={t('managed-news.banner.title.help')}
        required
        lang={side === 'Cn' ? 'zh-CN' : 'en'}
        autoComplete="off"
      />
      <TextField
        form={form}
        name={headline}
        label={t(`managed-news.${headline}`)}
        help={t('managed-news.banner.headline.help')}
        lang={side === 'Cn' ? 'zh-CN' : 'en'}
        autoComplete="off"
      />
      <TextField
        form={form}
        name={subtitle}
        label={t(`managed-news.${subtitle}`)}
        lang={side === 'Cn' ? 'zh-CN' : 'en'}
        autoComplete="off"
      />
      <PictureFormField
        form={form}
        name={image}
        label={t(`managed-news.${image}`)}
        alt={t(`managed-news.${image}`)}
        help={t('managed-news.banner.image.help')}
        isRequired
        ratio={BANNER_RATIO}
      />
    </Flex>
  );
}

/** The state of the form, and what can become of the banner. */
function useBannerForm(id: string, original: BannerValues) {
  const client = useApolloClient();
  /** What somebody else's change makes of this one. */
  const [conflict, setConflict] = useState<string>();
  const [send] = useSaveDeskBannerMutation();
  const [sendDeletion] = useDeleteDeskBannerMutation();
  const form = useForm<BannerValues>({
    fields: bannerFields,
    original,
    draft: { id, kept: draft },
  });
  const leave = ({ message }: FormPayload) => form.finish(message ?? '', listOfBanners);
  /** @param version that is written over; the one that the form began with by default */
  const save = (version?: number) => {
    setConflict(undefined);
    form.submit({
      send: async (values) => {
        const written = version === undefined ? values : { ...values, version };
        const input = bannerInput(written, id);
        const payload = (await send({ variables: { input } })).data?.saveDeskBanner;
        if (payload?.banners) keepBanners(client.cache, payload.banners);
        return payload;
      },
      saved: leave,
      refused: ({ errors }) => {
        const [first] = errors;
        if (!first || !errors.some(({ code }) => code === 'CHANGED')) return false;
        setConflict(first.message);
        return true;
      },
    })();
  };
  const remove = form.submit({
    send: async ({ version }) => {
      const payload = (await sendDeletion({ variables: { id, version } })).data?.deleteDeskBanner;
      if (payload?.banners) keepBanners(client.cache, payload.banners);
      return payload;
    },
    saved: leave,
  });
  return { form, conflict, save, remove };
}

/** The form of a banner: errors beside the fields and summed up on top. */
export function BannerForm({ id, original }: { id: string; original: BannerValues }) {
  const t = useT();
  const client = useApolloClient();
  const { form, conflict, save, remove } = useBannerForm(id, original);
  const readVersion = async () => {
    const { data } = await fetchDeskBanners(client, { fetchPolicy: 'network-only' });
    return data?.organiser?.deskBanners.find((one) => one.id === id)?.version;
  };
  const moment = (name: 'showsFrom' | 'showsUntil') => (
    <LocalTimeField
      form={form}
      name={name}
      label={t(`managed-news.banner.${name}`)}
      help={t(`managed-news.banner.${name}.help`)}
    />
  );
  return (
    <Form
      form={form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {conflict ? (
        <Conflict
          text={conflict}
          look={managedNewsPath({ view: 'banner', id })}
          readVersion={readVersion}
          onOverwrite={save}
        />
      ) : null}
      <Grid templateColumns={columns} gap="6">
        <BannerSide form={form} side="Cn" />
        <BannerSide form={form} side="En" />
      </Grid>
      <TextField
        form={form}
        name="link"
        label={t('managed-news.link')}
        help={t('managed-news.banner.link.help')}
        required
        autoComplete="off"
        inputMode="url"
        maxLength={saveDeskBannerLimits.link}
      />
      <Grid templateColumns={columns} gap="6">
        {moment('showsFrom')}
        {moment('showsUntil')}
      </Grid>
      <CheckboxField form={form} name="isOn">
        {t('managed-news.banner.isOn')}
      </CheckboxField>
      <Flex gap="3" wrap="wrap">
        <SubmitButton form={form}>{t('managed-news.save')}</SubmitButton>
        {id ? <DeleteButton what="banner" isBusy={form.isSending} onDelete={() => remove()} /> : null}
        <ButtonLink to={listOfBanners} variant="ghost" size="lg">
          {t('managed-news.cancel')}
        </ButtonLink>
      </Flex>
    </Form>
  );
}
