import { type FieldNode, Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import { VisaDocument } from './visa.generated';

/** The page texts that the page asks for, with the language that it fixes; null where that of the page counts. */
function asked(): Record<string, string | null> {
  const fields = VisaDocument.definitions
    .flatMap((part) => (part.kind === Kind.OPERATION_DEFINITION ? part.selectionSet.selections : []))
    .filter((part): part is FieldNode => part.kind === Kind.FIELD && part.name.value === 'siteText');
  const argument = (field: FieldNode, name: string): string | null => {
    const value = field.arguments?.find((one) => one.name.value === name)?.value;
    return value && 'value' in value ? String(value.value) : null;
  };
  return Object.fromEntries(fields.map((field) => [argument(field, 'key'), argument(field, 'locale')]));
}

describe('what the visa page asks for', () => {
  it(
    'title, subtitle and remark in the language of the page; picture and form have one side',
    { tags: ['CONFLICT-025'] },
    () => {
      expect(asked()).toEqual({
        VISA_TITLE: null,
        VISA_SUBTITLE: null,
        VISA_REMARK: null,
        VISA_IMAGE: 'ZH',
        VISA_ATTACHMENT: 'ZH',
      });
    },
  );
});
