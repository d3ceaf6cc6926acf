export { Companies as Component } from './companies';
export { loadCompanies as loader } from './load';
