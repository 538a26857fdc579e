/** The shop's logo: the owner's picture, or else a seed, which the stylesheet draws, and the name. */
import type { ShopLogo } from '@semena/contract/shop-pictures'
import { Link } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { useKnownShop } from '../platform/shop.ts'
import { mediaAtNight } from '../platform/theme.ts'

export function Logo() {
  const shop = useKnownShop()
  const name = shop?.name
  return (
    <Link
      to="/"
      className={shop?.logo ? 'mark mark-picture' : 'mark'}
      aria-label={name ? m.site_to_home({ shop: name }) : m.site_home()}
    >
      {shop?.logo ? <LogoPicture logo={shop.logo} name={shop.name} /> : name}
    </Link>
  )
}

function LogoPicture({ logo: { dark, ...light }, name }: { logo: ShopLogo; name: string }) {
  return (
    <picture>
      {dark && (
        <source
          media={mediaAtNight()}
          srcSet={dark.url}
          width={dark.width}
          height={dark.height}
          suppressHydrationWarning
        />
      )}
      <img src={light.url} width={light.width} height={light.height} alt={name} />
    </picture>
  )
}
