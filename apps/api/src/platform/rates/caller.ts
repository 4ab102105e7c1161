import { isIPv6 } from 'node:net';
import type { Viewer } from '../access/viewer.js';

/** The owner of a budget: an account with all its keys or, for anonymous requests, an IP address. */
export interface Caller {
  readonly kind: 'anonymous' | 'account';
  readonly id: string;
}

export function callerOf(viewer: Viewer, address: string): Caller {
  if (viewer.kind === 'anyone') return anonymous(address);
  const { holder } = viewer;
  if (holder) return { kind: 'account', id: `account ${holder.accountId}` };
  return { kind: 'account', id: `administrator ${viewer.kind === 'administrator' ? viewer.name : ''}` };
}

export const anonymous = (address: string): Caller => ({ kind: 'anonymous', id: `address ${networkOf(address)}` });

/** An IPv6 household has a whole /64 of addresses and could otherwise use a new one for each request. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.') || !isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
