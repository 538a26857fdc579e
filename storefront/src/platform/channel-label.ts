/** Finds which channel a host names (docs/rules.md#channels). */

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** The first label of a host with three or more labels; null for IP addresses and shorter names. */
export function channelLabel(host: string): string | null {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (name.startsWith('[') || IPV4.test(name)) return null
  const labels = name.split('.').filter(Boolean)
  return labels.length >= 3 ? labels[0]! : null
}
