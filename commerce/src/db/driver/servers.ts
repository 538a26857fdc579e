/**
 * Several servers in one address, as libpq reads it: `postgres://user@one:5432,two:5432/shop?target_session_attrs=…`.
 * Each new connection goes to a server that is fit at that moment, so a failover is over once the connections to the old
 * server have broken.
 */

/** What a server must be: libpq's words. */
export const FIT = {
  any: () => true,
  'read-write': ({ isReadOnly }: Found) => !isReadOnly,
  'read-only': ({ isReadOnly }: Found) => isReadOnly,
  primary: ({ isStandby }: Found) => !isStandby,
  standby: ({ isStandby }: Found) => isStandby,
  'prefer-standby': ({ isStandby }: Found) => isStandby,
} as const
export type Attributes = keyof typeof FIT

/** What a server says of itself. */
export interface Found {
  isStandby: boolean
  isReadOnly: boolean
}

export interface Server {
  host: string
  port: number
}

export interface Servers {
  /** The address with the first server alone. */
  url: string
  all: readonly Server[]
  wanted: Attributes
}

const PORT = 5432

/** Reads an address; null where it is none, or wants something that libpq does not know. */
export function readServers(address: string): Servers | null {
  const [, scheme, user = '', listed = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#@]*@)?([^/?#@]*)([^]*)$/.exec(address) ?? []
  if (!scheme) return null
  const [path = '', query = ''] = rest.split('?', 2)
  const asked = new URLSearchParams(query)
  const hosts = (asked.get('host') ?? listed.replaceAll(/:\d*(?=,|$)/g, '')).split(',').map(bare)
  const ports = asked.get('port')?.split(',') ?? listed.split(',').map((one) => /:(\d+)$/.exec(one)?.[1] ?? '')
  if (ports.length > 1 && ports.length !== hosts.length) return null
  const all = hosts.map((host, n) => ({ host, port: Number(ports.length > 1 ? ports[n] : ports[0]) || PORT }))
  const wanted = asked.get('target_session_attrs') ?? 'any'
  if (!Object.hasOwn(FIT, wanted)) return null
  asked.delete('target_session_attrs')
  for (const [name, value] of [
    ['host', hosts[0]!],
    ['port', String(all[0]!.port)],
  ] as const)
    if (asked.has(name)) asked.set(name, value)
  const [first = ''] = listed.split(',')
  const search = asked.size > 0 ? `?${asked.toString()}` : ''
  const url = `${scheme}${user}${first}${path}${search}`
  return URL.canParse(url) || URL.canParse(url.replace('@/', '@host/'))
    ? { url, all, wanted: wanted as Attributes }
    : null
}

const bare = (host: string): string => decodeURIComponent(host).replace(/^\[(.+)\]$/, '$1')

/** Whether one address stands for whichever server is fit. */
export const areSeveral = ({ all, wanted }: Servers): boolean => all.length > 1 || wanted !== 'any'
