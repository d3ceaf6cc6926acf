import type { AdaptationsOf } from '../adaptation.ts';
import { exhibitors } from './exhibitors.ts';
import { products } from './products.ts';

/**
 * What the gateway does where the REST server knows only the specification's calls and fields (decision 0027): one file
 * for each subject. The rest of the gateway sees the full contract.
 */
export const adaptations: {
  get: AdaptationsOf<'get'>;
  post: AdaptationsOf<'post'>;
  put: AdaptationsOf<'put'>;
  delete: AdaptationsOf<'delete'>;
} = {
  get: { ...exhibitors.get, ...products.get },
  post: {},
  put: {},
  delete: {},
};
