export { RegisterChooser } from '../chooser';
export { GroupRegistration } from '../group/group-registration';
export {
  GroupRegistrationDocument,
  type GroupRegistrationQuery,
  type GroupRegistrationQueryVariables,
  RegisterChoiceDocument,
  type RegisterChoiceQuery,
  type RegisterChoiceQueryVariables,
} from '../group/group.generated';
