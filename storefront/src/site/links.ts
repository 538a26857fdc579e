/** What the document loads: the stylesheet, the fonts its first lines need. */
import { LANGUAGE_FACTS } from '@semena/contract/languages'
import { iconAt } from '@semena/contract/shop-icons'
import { currentLanguage, localPath } from '../platform/i18n.ts'
import styles from '../styles.css?url'
import brygadaCyrillicItalic from '@semena/ui/fonts/brygada-cyrillic-italic.woff2?url'
import brygadaCyrillic from '@semena/ui/fonts/brygada-cyrillic.woff2?url'
import brygadaLatinItalic from '@semena/ui/fonts/brygada-latin-italic.woff2?url'
import brygadaLatin from '@semena/ui/fonts/brygada-latin.woff2?url'
import golosCyrillic from '@semena/ui/fonts/golos-cyrillic.woff2?url'
import golosLatin from '@semena/ui/fonts/golos-latin.woff2?url'
import golosLatinExt from '@semena/ui/fonts/golos-latin-ext.woff2?url'

/**
 * The rouble's sign stands in the extended Latin file: without it prices would jump. A page with varieties sets their
 * aromas in italics: found only where the first card is laid out, that font would have the whole page laid out again.
 */
export function siteLinks({
  currency,
  hasVarieties,
  look,
  icons,
}: {
  currency: string | undefined
  hasVarieties: boolean
  /** The stylesheet of the owner's look. Its tokens win, because they stand in no layer. */
  look: string | null | undefined
  /** The folder of the shop's icons. */
  icons: string | undefined
}) {
  const isCyrillic = LANGUAGE_FACTS[currentLanguage()].script === 'Cyrillic'
  const fonts = isCyrillic ? [golosCyrillic, brygadaCyrillic] : [golosLatin, brygadaLatin]
  if (hasVarieties) fonts.push(isCyrillic ? brygadaCyrillicItalic : brygadaLatinItalic)
  if (currency === 'RUB') fonts.push(golosLatinExt)
  return [
    ...fonts.map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
      href,
    })),
    { rel: 'stylesheet', href: styles },
    ...(look ? [{ rel: 'stylesheet', href: look }] : []),
    ...(icons
      ? [
          { rel: 'icon', type: 'image/png', sizes: '48x48', href: iconAt(icons, '48.png') },
          { rel: 'icon', type: 'image/png', sizes: '192x192', href: iconAt(icons, '192.png') },
          { rel: 'apple-touch-icon', href: iconAt(icons, 'touch.png') },
        ]
      : []),
    { rel: 'manifest', href: localPath('/manifest.webmanifest') },
  ]
}
