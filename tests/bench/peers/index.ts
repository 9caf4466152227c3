import { classic } from './classic';
import { ours } from './ours';
import { starlight } from './starlight';
import { vitepress } from './vitepress';
import type { Peer, PeerName } from './types';

/** Everything that is measured beside each other. */
export const peers: Readonly<Record<PeerName, Peer>> = { ours, classic, vitepress, starlight };

export { peerNames, type Peer, type PeerName, type Project } from './types';
