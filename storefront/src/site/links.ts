/** What the document loads: the stylesheet, the fonts its first lines need. */
import { LANGUAGE_FACTS } from '@semena/contract/languages'
import { fontFiles, type FontPair, type FontScript, USUAL_PAIR, usualFaces } from '@semena/contract/font-pairs'
import type { ShownLook } from '@semena/contract/look'
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

/** The stylesheet of every page. The client's build has it only because the client names it, too. */
export const SHEET = { rel: 'stylesheet', href: styles }

/** The fonts of the first lines, in the script of the page's language. */
function firstFonts(
  pair: FontPair,
  { currency, hasVarieties }: { currency: string | undefined; hasVarieties: boolean },
): string[] {
  const isCyrillic = LANGUAGE_FACTS[currentLanguage()].script === 'Cyrillic'
  const usual = usualFaces(pair)
  const hasRoubles = currency === 'RUB'
  const scripts: FontScript[] = [isCyrillic ? 'cyrillic' : 'latin', ...(hasRoubles ? (['latin-ext'] as const) : [])]
  return [
    ...(usual.text ? [isCyrillic ? golosCyrillic : golosLatin, ...(hasRoubles ? [golosLatinExt] : [])] : []),
    ...(usual.display ? [isCyrillic ? brygadaCyrillic : brygadaLatin] : []),
    ...(usual.display && hasVarieties ? [isCyrillic ? brygadaCyrillicItalic : brygadaLatinItalic] : []),
    ...fontFiles(pair, scripts, { hasItalics: hasVarieties }),
  ]
}

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
  look: ShownLook | null | undefined
  /** The folder of the shop's icons. */
  icons: string | undefined
}) {
  return [
    ...firstFonts(look?.fonts ?? USUAL_PAIR, { currency, hasVarieties }).map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
      href,
    })),
    SHEET,
    ...(look ? [{ rel: 'stylesheet', href: look.sheet }] : []),
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
