export { BillingPanel as Component } from './billing-panel';
export { loadBilling as loader } from './load';
