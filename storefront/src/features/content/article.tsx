/** A content page: heading, text, and for posts a plate beside it. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { formatDate } from '../../platform/dates.ts'
import { languageCode, useLanguage } from '../../platform/i18n.ts'
import { RichText } from '../../platform/rich-text/rich-text.tsx'
import type { Crumb } from '../../platform/seo.ts'
import { Crumbs, VarietyPicture } from '../catalog/index.ts'
import { pageQuery, illustrationsOf } from './queries.ts'

export function ArticlePage({
  slug,
  crumbs,
  lead,
  children,
}: {
  slug: string
  crumbs: readonly Crumb[]
  /** Shown between heading and text. */
  lead?: ReactNode
  /** Shown beside heading and text. */
  children?: ReactNode
}) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data: page } = useSuspenseQuery(pageQuery(place, slug))
  if (!page) return null
  return (
    <div className="wrap">
      <Crumbs crumbs={crumbs} />
      <article className="article">
        <div>
          <h1>{page.title}</h1>
          {page.plate && page.publishedAt && <PostDate date={page.publishedAt} />}
          {lead}
          <div className="prose article-text">
            <RichText json={page.content} drop={Boolean(page.plate)} />
          </div>
        </div>
        {page.plate ? <ArticlePlate slug={page.plate} /> : children}
      </article>
    </div>
  )
}

export function PostDate({ date }: { date: string }) {
  const text = formatDate(date, useLanguage())
  return (
    <p className="text-small text-quiet article-date">
      <time dateTime={date.slice(0, 10)}>{text}</time>
    </p>
  )
}

function ArticlePlate({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(illustrationsOf({ channel: useChannel().slug, language: languageCode() }, [slug]))
  const [variety] = data
  if (!variety?.leaf) return null
  return (
    <figure className="article-plate">
      <span className="plate">
        <VarietyPicture
          picture={variety.leaf}
          sizes="(min-width: 64rem) 30vw, 94vw"
          alt={variety.name}
          priority="eager"
        />
      </span>
      <figcaption className="article-caption">{m.content_plate({ name: variety.name })}</figcaption>
    </figure>
  )
}
