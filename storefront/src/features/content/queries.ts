/** Queries for content pages, posts, questions and the company's address. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { LanguageCode } from '../../platform/i18n.ts'
import { memo } from '../../platform/memo.ts'
import { firstText } from '../../platform/rich-text/blocks.ts'
import { bySlugsQuery } from '../catalog/index.ts'
import {
  ContentCompanyDocument,
  ContentPageDocument,
  ContentPagesDocument,
  ContentQuestionsDocument,
} from './content.generated.ts'

export interface Place {
  channel: string
  language: LanguageCode
}

const LONG = 5 * 60_000
/** The page type of posts (docs/rules.md#content-pages). */
export const BLOG = 'blog'

export const pageQuery = ({ channel, language }: Place, slug: string) =>
  queryOptions({
    queryKey: ['page', channel, language, slug],
    staleTime: LONG,
    queryFn: async () => {
      const { page } = await request(ContentPageDocument, { channel, language, slug })
      if (!page) return null
      const { translation } = page
      const content = translation?.content || page.content
      return {
        slug: page.slug,
        type: page.pageType.slug,
        title: translation?.title || page.title,
        content,
        seoTitle: translation?.seoTitle || page.seoTitle,
        description: translation?.seoDescription || page.seoDescription || firstText(content),
        publishedAt: page.publishedAt,
        /** The slug of a variety whose plate illustrates the page. */
        plate: page.plate,
      }
    },
  })

export interface Post {
  slug: string
  title: string
  teaser: string
  publishedAt: string | null
  plate: string | null
}

/** The posts of the blog, the latest first. */
export const postsQuery = ({ channel, language }: Place) =>
  queryOptions({
    queryKey: ['posts', channel, language],
    staleTime: LONG,
    queryFn: async (): Promise<Post[]> => {
      const { pages } = await request(ContentPagesDocument, { channel, language })
      return (pages?.edges ?? [])
        .filter(({ node }) => node.pageType.slug === BLOG)
        .map(({ node: { slug, title, content, seoDescription, publishedAt, plate, translation } }) => ({
          slug,
          title: translation?.title || title,
          teaser:
            translation?.seoDescription ||
            (translation?.content ? firstText(translation.content) : seoDescription || firstText(content)),
          publishedAt,
          plate,
        }))
    },
  })

/** A question as the common store keeps it, with the whole answer for the page of questions. */
export interface Question {
  /** The slug of its page. */
  value: string
  title: string
  /** The text of the answer's first block. */
  content: string
  /** The answer as rich text in JSON. */
  answer: string | null
}

export const questionsQuery = ({ channel, language }: Place) =>
  queryOptions({
    queryKey: ['questions', channel, language],
    staleTime: LONG,
    queryFn: async (): Promise<Question[]> => {
      const { menu } = await request(ContentQuestionsDocument, { channel, language })
      return (menu?.items ?? []).flatMap(({ page }) => {
        if (!page) return []
        const answer = page.translation?.content || page.content
        // The title of last resort is the same in every language: docs/rules.md#missing-names.
        const title = page.translation?.title || page.title || 'Unknown title'
        return [{ value: page.slug, title, content: firstText(answer), answer }]
      })
    },
  })

/** The company's address. The country's name is in the page's language where the service knows it. */
export const companyQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['company', language],
    staleTime: LONG,
    queryFn: () =>
      memo(['company', language], async () => {
        const { shop } = await request(ContentCompanyDocument, { language }).catch((error: unknown) => {
          // Not every service lets a visitor read the address; the page is shown without it.
          if (error instanceof ServiceError) return { shop: null }
          throw error
        })
        const address = shop?.companyAddress
        if (!address) return null
        const { companyName, streetAddress1, streetAddress2, city, cityArea, postalCode, phone, country, typed } =
          address
        // What was typed counts while it is the city that is stored.
        const town = typed?.toUpperCase() === city.toUpperCase() ? typed : city
        return {
          name: companyName || shop.name,
          lines: [streetAddress1, streetAddress2, [postalCode, town].filter(Boolean).join(' '), cityArea].filter(
            Boolean,
          ),
          city: town,
          country: shop.countries.find(({ code }) => code === country.code)?.country ?? country.country,
          countryCode: country.code,
          phone: phone ?? '',
          mail: shop.mail,
        }
      }),
  })

/** The varieties whose plates illustrate pages. */
export const illustrationsOf = (place: Place, slugs: readonly (string | null)[]) =>
  bySlugsQuery(
    place,
    slugs.filter((slug): slug is string => slug !== null),
  )
