export { Leads as Component } from './leads';
export { loadLeads as loader } from './load';
