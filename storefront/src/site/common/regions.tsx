/** Links to the same page in the shop's other channels, where the host names the channel. */
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { channelOrigin } from '../../platform/channel-origin.ts'
import { channelsQuery } from '../../platform/channels.ts'
import { localPath } from '../../platform/i18n.ts'
import { currencySymbol } from '@semena/contract/currencies'

export default function Regions() {
  const now = useChannel().slug
  const { data = [] } = useQuery(channelsQuery)
  const others = data.flatMap(({ slug, name, currencyCode }) => {
    // A channel's name is in the staff's language, so its short form is shown, which is the same in all languages.
    const origin = channelOrigin(window.location.href, now, slug)
    return origin ? [{ slug, origin, name, text: `${slug.toUpperCase()} ${currencySymbol(currencyCode)}` }] : []
  })
  if (others.length < 2) return null
  return (
    <nav aria-label={m.region_title()}>
      <ul className="regions">
        {others.map(({ slug, origin, name, text }) => (
          <li key={slug}>
            <a href={origin + localPath('/')} title={name} aria-current={slug === now ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
