export { loadPairing as loader } from './load';
export { PairingPanel as Component } from './pairing';
