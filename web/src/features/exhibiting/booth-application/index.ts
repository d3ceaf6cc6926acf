export { BoothApplication } from './booth-application';
export {
  BoothApplicationPageDocument,
  type BoothApplicationPageQuery,
  type BoothApplicationPageQueryVariables,
} from './booth-application.generated';
