/** The fonts of a look, for its sample: the desk's own sheet has none but the usual ones. */
import { fontFaces, type FontPair } from '@semena/contract/font-pairs'
import { useEffect } from 'react'

/** Declares the fonts of a pair. A browser loads those whose letters are shown. */
export function useFontsOf(pair: FontPair): void {
  useEffect(() => {
    const there = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
    for (const { family, url, style, unicodeRange } of fontFaces(pair))
      if (!there.has(family))
        document.fonts.add(
          new FontFace(family, `url(${url})`, { style, unicodeRange, weight: '400 700', display: 'swap' }),
        )
  }, [pair])
}
