import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses that are nobody's on the Internet: of this machine, its own network, or set aside (IANA's registries). */
const reserved = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  reserved.addSubnet(net, prefix, 'ipv4');
}

/** What is handed out for the Internet; of it, ranges that lead to IPv4 addresses or are set aside. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved.addSubnet(net, prefix, 'ipv6');
}

/** Whether an IP address is one on the Internet; a name is none. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
