import { pick } from '../../../context/locale.ts';
import type { ExportListResolvers, OrganiserResolvers } from '../../../schema/resolvers.generated.ts';
import { exportSource } from './source.ts';

export const ExportList: ExportListResolvers = {
  title: ({ titleCn, titleEn }, args, context) => pick(context, args, titleCn, titleEn),
  lead: ({ leadCn, leadEn }, args, context) => pick(context, args, leadCn, leadEn),
};

export const Organiser: Pick<OrganiserResolvers, 'exports'> = {
  exports: (_record, range, context) => exportSource(context).list(range),
};
