export { ReceivedPairings } from './received-pairings';
export { ThreadPairing } from './thread-pairing';
