/** The hosts of the shop's other channels. */

/**
 * The origin of another channel, made from the host's first label (docs/rules.md#channels); null where the host names
 * no channel. `here` is the page's address, `now` its channel, `other` the channel looked for.
 */
export function channelOrigin(here: string, now: string, other: string): string | null {
  const url = new URL(here)
  const [label, ...rest] = url.host.split('.')
  return label === now && rest.length >= 2 ? `${url.protocol}//${[other, ...rest].join('.')}` : null
}
