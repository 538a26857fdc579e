/** A page's words in one language, as one of the columns that stand side by side. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { FieldFrame } from '@semena/ui/field-frame'
import { TextField } from '@semena/ui/text-field'
import { m } from '../../paraglide/messages.js'
import { Tag } from '../../parts/figures.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { linesOf } from '../../parts/rich-text-blocks.ts'
import { shopOrigin } from '../../platform/endpoint.ts'
import { type Language, LANGUAGE_NAMES } from '../../platform/i18n.ts'
import type { Words } from './page-form.ts'

interface Props {
  language: Language
  words: Words
  /** The words in the shop's first language, which stand where nothing is written. */
  source: Words
  path: ((slug: string) => string) | undefined
  at: (field: string) => string | undefined
  onChange: (field: keyof Words, text: string) => void
}

/** As much as search engines show. */
const TITLE = 60
const DESCRIPTION = 160

export function PageWords({ language, words, source, path, at, onChange }: Props) {
  const isFirst = language === DEFAULT_LANGUAGE
  const prefix = isFirst ? '' : `/${language}`
  const text = linesOf(words.content || source.content).join(' ')
  const shown = (own: string, first: string): { placeholder?: string } => (own || isFirst ? {} : { placeholder: first })
  return (
    <section className="page-words-one" aria-label={LANGUAGE_NAMES[language]}>
      <h2 className="page-words-language">
        {LANGUAGE_NAMES[language]}
        {!isFirst && !words.title && <Tag tone="clay">{m.texts_not_translated()}</Tag>}
      </h2>
      <TextField
        id={`page-title-${language}`}
        label={m.texts_title_field()}
        lang={language}
        value={words.title}
        {...shown(words.title, source.title)}
        error={at('title')}
        onChange={(value) => onChange('title', value)}
        required={isFirst}
      />
      <TextField
        id={`page-slug-${language}`}
        label={m.texts_slug()}
        value={words.slug}
        {...shown(words.slug, source.slug)}
        error={at('slug')}
        onChange={(value) => onChange('slug', value)}
      />
      <RichText
        label={m.texts_content()}
        lang={language}
        value={words.content}
        error={at('content')}
        onChange={(value) => onChange('content', value)}
      />
      <TextField
        id={`page-seo-title-${language}`}
        label={m.texts_seo_title()}
        hint={m.texts_length({ length: (words.seoTitle || words.title).length, most: TITLE })}
        lang={language}
        value={words.seoTitle}
        placeholder={words.title}
        error={at('seoTitle')}
        onChange={(value) => onChange('seoTitle', value)}
      />
      <FieldFrame
        id={`page-seo-text-${language}`}
        label={m.texts_seo_text()}
        hint={m.texts_length({ length: words.seoDescription.length, most: DESCRIPTION })}
        error={at('seoDescription')}
      >
        <textarea
          id={`page-seo-text-${language}`}
          className="field-input page-words-seo"
          lang={language}
          rows={3}
          value={words.seoDescription}
          onChange={(event) => onChange('seoDescription', event.target.value)}
        />
      </FieldFrame>
      {path && (
        <figure className="page-words-found">
          <figcaption>{m.texts_found_so()}</figcaption>
          <p className="page-words-found-at">
            {new URL(shopOrigin()).host}
            {prefix}
            {path(words.slug || source.slug)}
          </p>
          <p className="page-words-found-title" lang={language}>
            {words.seoTitle || words.title || source.title}
          </p>
          <p lang={language}>{(words.seoDescription || text).slice(0, DESCRIPTION)}</p>
        </figure>
      )}
    </section>
  )
}
