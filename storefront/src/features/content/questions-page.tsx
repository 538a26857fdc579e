/** Questions and answers: each opens by itself, without a script. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { RichText } from '../../platform/rich-text/rich-text.tsx'
import type { Crumb } from '../../platform/seo.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Crumbs } from '../catalog/index.ts'
import { questionsQuery } from './queries.ts'

export function QuestionsPage({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { data: questions } = useSuspenseQuery(questionsQuery({ channel: useChannel().slug, language: languageCode() }))
  return (
    <div className="wrap">
      <Crumbs crumbs={crumbs} />
      <div className="art">
        <div>
          <h1>{m.content_faq_title()}</h1>
          <div className="faq mt-6">
            {questions.map(({ slug, title, content }) => (
              <details key={slug} id={slug}>
                <summary>
                  <h2>{title}</h2>
                  <Icon name="plus" />
                </summary>
                <div className="prose">
                  <RichText json={content} />
                </div>
              </details>
            ))}
          </div>
        </div>
        <aside className="sheet-box">
          <h2>{m.content_faq_more()}</h2>
          <p>{m.content_faq_more_text()}</p>
          <Link to="/contact" className={buttonClass({ look: 'line' })}>
            {m.content_write()}
          </Link>
        </aside>
      </div>
    </div>
  )
}
