import { pick } from '../../../context/locale.ts';
import type {
  ProcessStepResolvers,
  QueryResolvers,
  SiteDocumentPageResolvers,
  SiteDocumentResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, searchPageFields } from '../../page.ts';
import { documentSource } from './source.ts';

/** An address that a browser may follow: http, https, or a path of this site (`//` would leave it). */
const openable = (address: string): string | null =>
  /^https?:\/\/[^\s]+$/i.test(address) || /^\/(?![/\\])[^\s]*$/.test(address) ? address : null;

export const SiteDocument: SiteDocumentResolvers = {
  title: (record, args, context) => pick(context, args, record.title, record.titleEn),
  summary: (record, args, context) => pick(context, args, record.description, record.descriptionEn),
  url: (record, args, context) =>
    openable(
      (
        pick(context, args, record.urlAddress, record.urlAddressEn) ||
        pick(context, args, record.fileUrl, record.fileUrlEn)
      ).trim(),
    ),
  isFile: (record) => !record.urlAddress && !record.urlAddressEn,
  publishedAt: (record) => isoInstant(record.createTime),
};

export const SiteDocumentPage: SiteDocumentPageResolvers = searchPageFields;

export const ProcessStep: ProcessStepResolvers = {
  title: (record, args, context) => pick(context, args, record.title, record.titleEn),
  text: (record, args, context) => pick(context, args, record.content, record.contentEn),
  path: (record) => (record.link.startsWith('/') ? openable(record.link) : null),
};

export const Query: Pick<
  QueryResolvers,
  'exhibitorLists' | 'visitorMaterials' | 'newsletters' | 'resourceLists' | 'processSteps'
> = {
  exhibitorLists: (_root, _args, context) => documentSource(context).exhibitorLists(),
  visitorMaterials: (_root, _args, context) => documentSource(context).materials(),
  newsletters: (_root, _args, context) => documentSource(context).newsletters(),
  resourceLists: (_root, _args, context) => documentSource(context).resources(),
  processSteps: (_root, _args, context) => documentSource(context).processSteps(),
};
