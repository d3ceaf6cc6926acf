export { Company as Component } from './company';
export { loadCompany as loader } from './load';
