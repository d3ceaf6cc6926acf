export { OnlineInvite as Component } from './online-invite';
export { loadOnlineInvite as loader } from './load';
