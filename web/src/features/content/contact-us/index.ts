export { ContactUs as Component } from './contact-us';
export { loadContactUs as loader } from './load';
