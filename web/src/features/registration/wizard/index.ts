export { keptKey } from './kept-key';
export { RegisterWizard } from './register-wizard';
export { VisitFormDocument } from './wizard.generated';
