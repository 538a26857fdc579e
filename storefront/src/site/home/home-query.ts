/** The words of the home page: slides, advantages, the text for search engines. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import type { LanguageCode } from '../../platform/i18n.ts'
import { firstText, readBlocks } from '../../platform/rich-text/blocks.ts'
import { HomeTextsDocument, type HomeTextsQuery } from './home.generated.ts'

export interface Slide {
  id: string
  title: string
  text: string
  href: string | null
  /** The slug of a variety whose sheet is shown. */
  variety: string | null
  /** A picture of the shop's own. */
  image: string | null
}

/** More would be leafed through by nobody, and their dots would not fit a phone. */
const MOST_SLIDES = 5

export interface Advantage {
  title: string
  text: string
}

export interface HomeTexts {
  slides: Slide[]
  advantages: Advantage[]
  seo: string | null
}

export const homeQuery = (channel: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['home', channel, language],
    queryFn: async (): Promise<HomeTexts> => {
      const { slider, advantages, seo } = await request(HomeTextsDocument, { channel, language })
      return {
        slides: slidesOf(slider).slice(0, MOST_SLIDES),
        advantages: pairsOf(contentOf(advantages)),
        seo: contentOf(seo),
      }
    },
  })

const contentOf = (page: HomeTextsQuery['seo']): string | null => page?.translation?.content || page?.content || null

function slidesOf(slider: HomeTextsQuery['slider']): Slide[] {
  return (slider?.items ?? []).flatMap(({ id, page }) => {
    if (!page) return []
    const value = (slug: string) => page.attributes.find(({ attribute }) => attribute.slug === slug)?.values[0]
    const file = page.attributes
      .flatMap(({ values }) => values)
      .find((one) => one.file?.contentType?.startsWith('image/'))?.file
    return [
      {
        id,
        title: page.translation?.title || page.title,
        text: firstText(page.translation?.content || page.content),
        href: value('link')?.name ?? null,
        variety: value('image')?.name ?? null,
        image: file?.url ?? null,
      },
    ]
  })
}

/** Each heading with the paragraph under it. */
function pairsOf(json: string | null): Advantage[] {
  const blocks = readBlocks(json)
  return blocks.flatMap((block, i) => {
    const next = blocks[i + 1]
    return block.kind === 'heading' && next?.kind === 'paragraph' ? [{ title: block.text, text: next.text }] : []
  })
}
