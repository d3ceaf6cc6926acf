import type {
  BilingualTextInput,
  BoothKind,
  ExhibitorRecordInput,
} from '../../../schema/resolvers.generated.ts';
import type { ExhibitorRecordBody } from './source.ts';

/** The REST contract's codes for kinds of booths. */
const boothKinds: Record<BoothKind, string> = { RAW_SPACE: '1', STANDARD: '2' };

type Sides<T> = T | null | undefined;

/** Both sides of a text; null where the whole text is. */
const sidesOf = (text: Sides<BilingualTextInput>) =>
  text === null ? { zh: null, en: null } : { zh: text?.zh, en: text?.en };

/** A record as the REST contract takes it; what is omitted here is omitted there. */
export function bodyOfRecord(record: ExhibitorRecordInput): ExhibitorRecordBody {
  const { name, address, description, contactName, boothKind, ...rest } = record;
  const [names, addresses, descriptions] = [sidesOf(name), sidesOf(address), sidesOf(description)];
  return {
    ...rest,
    nameCn: names.zh,
    nameEn: names.en,
    contact: contactName,
    boothKind: boothKind && boothKinds[boothKind],
    addressCn: addresses.zh,
    addressEn: addresses.en,
    descriptionCn: descriptions.zh,
    descriptionEn: descriptions.en,
  };
}

/** Where fields of the REST contract stand in a record of the schema; the others are called the same. */
const paths: Record<string, readonly string[]> = {
  nameCn: ['name', 'zh'],
  nameEn: ['name', 'en'],
  contact: ['contactName'],
  addressCn: ['address', 'zh'],
  addressEn: ['address', 'en'],
  descriptionCn: ['description', 'zh'],
  descriptionEn: ['description', 'en'],
};

/** The path of a field of a record in the mutation's input. @param place of the record, from 0 */
export const pathOfField = (place: number, field: string): string[] => [
  'records',
  String(place),
  ...(paths[field] ?? [field]),
];
