export { readVisaType, useVisaType, type VisaType } from './use-visa-type';
export { VisaDocument, type VisaQuery, type VisaQueryVariables } from './visa.generated';
export { VisaInfo } from './visa-info';
