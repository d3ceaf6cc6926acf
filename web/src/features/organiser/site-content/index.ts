export { loadSiteContent as loader } from './load';
export { SiteContent as Component } from './site-content';
