/** Questions and answers. They open, and their search works, without scripts too. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode, localPath } from '../../platform/i18n.ts'
import { allText } from '../../platform/rich-text/blocks.ts'
import { RichText } from '../../platform/rich-text/rich-text.tsx'
import type { Crumb } from '../../platform/seo.ts'
import { buttonClass } from '@semena/ui/button'
import { awake } from '@semena/ui/awake'
import { Icon } from '@semena/ui/icon'
import { Crumbs } from '../catalog/index.ts'
import { mentions } from './find.ts'
import { questionsQuery } from './queries.ts'

/** `asked` is the words that were searched for. */
export function QuestionsPage({ crumbs, asked = '' }: { crumbs: readonly Crumb[]; asked: string | undefined }) {
  const { data: questions } = useSuspenseQuery(questionsQuery({ channel: useChannel().slug, language: languageCode() }))
  const found = questions.filter(({ title, answer }) => mentions(`${title} ${allText(answer)}`, asked))
  // The server never gets an address' fragment, so it counts only after hydration.
  const hash = useLocation().hash
  const linked = useHydrated() ? hash : ''
  return (
    <div className="wrap">
      <Crumbs crumbs={crumbs} />
      <div className="article">
        <div>
          <h1>{m.content_faq_title()}</h1>
          {questions.length > 0 && <QuestionSearch asked={asked} />}
          <p className="text-small text-quiet questions-found" role="status">
            {asked && (found.length > 0 ? m.content_faq_found({ count: found.length }) : m.content_faq_none())}
          </p>
          <div className="questions">
            {found.map(({ value, title, answer }) => (
              // A search opens the answers that it finds, and a link to one answer opens that one.
              <details key={`${value} ${asked}`} id={value} open={asked !== '' || value === linked}>
                <summary>
                  <h2>{title}</h2>
                  <Icon name="plus" />
                </summary>
                <div className="prose">
                  <RichText json={answer} />
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

function QuestionSearch({ asked }: { asked: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(asked)
  // Back and Forward change the words, so the field follows the address.
  useEffect(() => setText(asked), [asked])
  const search = (words: string): void => {
    setText(words)
    void navigate({ to: '/faq', search: words.trim() ? { q: words } : {}, replace: true, resetScroll: false })
  }
  const field = useRef<HTMLInputElement>(null)
  const missed = useRef(search)
  // Words typed before hydration are searched for now.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== field.current?.defaultValue) void awake().then(() => missed.current(typed))
  }, [])
  return (
    <form
      role="search"
      method="get"
      action={localPath('/faq')}
      className="questions-search"
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor="faq-search" className="visually-hidden">
        {m.content_faq_search()}
      </label>
      <input
        ref={field}
        id="faq-search"
        className="field-input"
        type="search"
        name="q"
        maxLength={80}
        placeholder={m.content_faq_search()}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      <Icon name="search" />
    </form>
  )
}
