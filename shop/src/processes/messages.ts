/** What the supervisor and the shop's processes say to each other. */

export type ToProcess =
  /** Take no new connections, answer what comes on the open ones, then end. */
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
  | { say: 'ready'; address: string }
  | { say: 'metrics'; ask: number; text: string }
  | { say: 'all metrics'; ask: number }
