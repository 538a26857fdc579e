/** Posts as tiles, each with its plate. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import type { Crumb } from '../../platform/seo.ts'
import { unbroken } from '../../platform/rich-text/rich-text.tsx'
import { Crumbs, type Picture, VarietyPicture } from '../catalog/index.ts'
import { PostDate } from './article.tsx'
import { type Post, illustrationsOf, postsQuery } from './queries.ts'

export function Posts({ most, heading = 'h3' }: { most?: number; heading?: 'h2' | 'h3' }) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data } = useSuspenseQuery(postsQuery(place))
  const posts = data.slice(0, most)
  const { data: varieties } = useSuspenseQuery(
    illustrationsOf(
      place,
      posts.map(({ plate }) => plate),
    ),
  )
  if (posts.length === 0) return <p>{m.content_blog_none()}</p>
  return (
    <ul className="tile-grid">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostTile
            post={post}
            heading={heading}
            picture={varieties.find(({ slug }) => slug === post.plate)?.plate ?? null}
          />
        </li>
      ))}
    </ul>
  )
}

function PostTile({
  post: { slug, title, teaser, publishedAt },
  heading: Heading,
  picture,
}: {
  post: Post
  heading: 'h2' | 'h3'
  picture: Picture | null
}) {
  return (
    <Link to="/blog/$slug" params={{ slug }} className="tile">
      <span className="plate">
        {picture && <VarietyPicture picture={picture} sizes="(min-width: 48rem) 30vw, 8rem" alt="" />}
      </span>
      <div>
        <Heading>{title}</Heading>
        {publishedAt && <PostDate date={publishedAt} />}
        <p>{unbroken(teaser)}</p>
      </div>
    </Link>
  )
}

export function PostsPage({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <div className="wrap">
      <Crumbs crumbs={crumbs} />
      <div className="page-head posts-head">
        <h1>{m.content_blog_title()}</h1>
        <p>{m.content_blog_lead()}</p>
      </div>
      <Posts heading="h2" />
    </div>
  )
}
