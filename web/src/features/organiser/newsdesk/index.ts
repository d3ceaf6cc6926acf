export { loadNewsdesk as loader } from './load';
export { Newsdesk as Component } from './newsdesk';
