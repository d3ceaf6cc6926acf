export { Audit as Component } from './audit';
export { loadAudit as loader } from './load';
