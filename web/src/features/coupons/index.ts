export { Coupons as Component } from './coupons';
export { loadCoupons as loader } from './load';
