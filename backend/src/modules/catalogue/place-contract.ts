import Type from 'typebox';

export const Country = Type.String({
  pattern: '^([A-Z]{2})?$',
  default: '',
  description: 'Only companies of this country (ISO 3166-1 alpha-2); blank for all.',
});
export const Hall = Type.String({
  maxLength: 20,
  default: '',
  description: 'Only companies with their booth in this hall, like N3; blank for all.',
});
