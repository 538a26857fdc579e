/** The shop's other hosts. */

/**
 * Where another channel is sold, by the host's first label (docs/rules.md#channels); null where the host names no
 * channel.
 */
export function channelOrigin(here: string, now: string, other: string): string | null {
  const url = new URL(here)
  const [label, ...rest] = url.host.split('.')
  return label === now && rest.length >= 2 ? `${url.protocol}//${[other, ...rest].join('.')}` : null
}
