/** The text of a page as a section of another one. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { RichText } from '../../platform/rich-text/rich-text.tsx'
import { Section } from '../catalog/index.ts'
import { pageQuery } from './queries.ts'

export function PageText({ slug }: { slug: string }) {
  const { data: page } = useSuspenseQuery(pageQuery({ channel: useChannel().slug, language: languageCode() }, slug))
  if (!page) return null
  return (
    <Section title={page.title}>
      <div className="prose">
        <RichText json={page.content} />
      </div>
    </Section>
  )
}
