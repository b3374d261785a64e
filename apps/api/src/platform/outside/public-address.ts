import { BlockList, isIPv6 } from 'node:net';

// Addresses that lead to this machine, to the network around it, or to nobody: no address that a person gave may lead there.

const inner = new BlockList();
for (const [network, bits] of [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is given out to the world; within it, what stands for IPv4 or for documentation. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const notWorld = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notWorld.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to the open internet. IPv4 written as IPv6 is no address that a site has. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? world.check(address, 'ipv6') && !notWorld.check(address, 'ipv6') : !inner.check(address, 'ipv4');
