/** What the supervisor and the shop's processes say to each other. */

import type { Counts } from '@semena/commerce/traffic'

/** The variable by which a process learns at which address the supervisor accepts connections. */
export const ADDRESS = 'SHOP_ADDRESS'

export type ToProcess =
  /** Answer what comes on the connection that is sent along, and say that you have it. */
  | { say: 'take'; number: number }
  /** What another process counted of visitors' addresses. */
  | { say: 'counted'; counts: Counts }
  /** Answer what comes on the open connections, then end. */
  | { say: 'drain' }
  /** Let running requests end, then end. */
  | { say: 'end' }
  /** Cut the requests that still run. */
  | { say: 'cut' }
  /** Send your metrics. */
  | { say: 'metrics'; ask: number }
  /** The metrics of all processes, by the process's number, as the one that asked wanted them. */
  | { say: 'all metrics'; ask: number; texts: (readonly [process: string, text: string])[] }

export type FromProcess =
  | { say: 'ready' }
  /** The connection of that number is mine. */
  | { say: 'taken'; number: number }
  /** Give me no more connections; I was told to end by somebody else. */
  | { say: 'leaving' }
  | { say: 'metrics'; ask: number; text: string }
  | { say: 'all metrics'; ask: number }
  /** What this process counted of visitors' addresses, for the others. */
  | { say: 'counted'; counts: Counts }
