/** The mail as it would be with what is written: of a real order, wide or narrow, light or dark, or as plain text. */
import { Button } from '@semena/ui/button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { tell, useAct } from '../../../parts/act.ts'
import { Pick, SearchBox } from '../../../parts/forms.tsx'
import { Section } from '../../../parts/page.tsx'
import { type Fault, ServiceError, troubleText } from '../../../platform/faults.ts'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../../platform/i18n.ts'
import { examplesQuery, type Mail, type Preview, previewMail, type TextChange, tryMail } from './api.ts'
import { MailFrame, type Scheme } from './frame.tsx'

const WIDTHS = { phone: 360, desktop: 680 } as const
const PAUSE_MS = 250

/** The refusals of single texts. */
function faultsIn(error: unknown): readonly Fault[] {
  if (!(error instanceof ServiceError)) return NONE
  const found = [error.answer].flat() as (Fault | null)[]
  return found.filter((one): one is Fault => Boolean(one?.field))
}

const NONE: readonly Fault[] = []

interface Props {
  mail: Mail
  language: Language
  onLanguage: (language: Language) => void
  changes: readonly TextChange[]
  onFaults: (faults: readonly Fault[]) => void
}

export function MailPreview({ mail: { mail, about, recipient }, language, onLanguage, changes, onFaults }: Props) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  const [scheme, setScheme] = useState<Scheme>('light')
  const [isPlain, setPlain] = useState(false)
  const [search, setSearch] = useState('')
  const [example, setExample] = useState<string | null>(null)
  const asked = useLater({ language, example, texts: changes.filter((one) => one.language === language) })
  const { data: examples } = useQuery({ ...examplesQuery(mail, search), enabled: about !== null })
  const shown = useQuery({
    queryKey: ['mails', 'preview', mail, asked],
    queryFn: () => previewMail(mail, asked),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const { error } = shown
  // While a text is refused, the mail stays as it was before.
  const [last, keep] = useState<Preview | undefined>(undefined)
  useEffect(() => {
    if (shown.data) keep(shown.data)
  }, [shown.data])
  const data = shown.data ?? last
  const isRefused = faultsIn(error).length > 0
  useEffect(() => {
    onFaults(faultsIn(error))
  }, [error, onFaults])
  const send = useAct(async () => {
    const { recipient: to } = await tryMail(mail, asked)
    tell('success', m.mails_sent_to({ email: to }))
  })
  const isEmpty = error instanceof ServiceError && error.code === 'NO_EXAMPLE'
  return (
    <Section
      title={m.mails_preview()}
      actions={
        <Button look="line" busy={send.busy} disabled={Boolean(error)} onClick={() => void send.run()}>
          {m.mails_send_me()}
        </Button>
      }
    >
      <div className="mail-preview-ways">
        <Choice
          label={m.texts_languages()}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={onLanguage}
        />
        <Choice
          label={m.mails_look()}
          value={isPlain ? 'plain' : width}
          options={[
            { value: 'desktop', label: m.mails_wide() },
            { value: 'phone', label: m.mails_phone() },
            { value: 'plain', label: m.mails_plain() },
          ]}
          onChange={(way) => {
            setPlain(way === 'plain')
            if (way !== 'plain') setWidth(way)
          }}
        />
        {!isPlain && (
          <Choice
            label={m.mails_scheme()}
            value={scheme}
            options={[
              { value: 'light', label: m.mails_light() },
              { value: 'dark', label: m.mails_dark() },
            ]}
            onChange={setScheme}
          />
        )}
      </div>
      {about !== null && (
        <div className="filters">
          <SearchBox
            label={about === 'CUSTOMER' ? m.mails_find_customer() : m.mails_find_order()}
            value={search}
            onChange={(text) => {
              setSearch(text)
              setExample(null)
            }}
          />
          <Pick
            label={m.mails_newest()}
            value={example ?? ''}
            options={(examples ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => setExample(id || null)}
          />
        </div>
      )}
      <p className="mail-preview-note">{m.mails_send_note({ email: recipient })}</p>
      {isEmpty && <p className="mail-preview-trouble">{m.mails_no_example()}</p>}
      {error && !isEmpty && (
        <p className="mail-preview-trouble" role="status">
          {isRefused ? m.mails_preview_refused() : troubleText(error)}
        </p>
      )}
      {data && !isEmpty && (
        <div className="mail-preview" aria-busy={shown.isFetching}>
          <p className="mail-preview-subject" lang={language}>
            <span>{m.mails_part_subject()}</span> <b>{data.subject}</b>
          </p>
          {isPlain ? (
            <pre className="mail-preview-plain" lang={language} tabIndex={0} aria-label={m.mails_plain()}>
              {data.text}
            </pre>
          ) : (
            <div className="mail-preview-sheet" tabIndex={0} role="group" aria-label={m.mails_preview()}>
              <MailFrame title={data.subject} html={data.html} scheme={scheme} width={WIDTHS[width]} />
            </div>
          )}
        </div>
      )}
    </Section>
  )
}

function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <div role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="views-one"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

/** The value once it has rested for a moment. */
function useLater<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  const [rested, rest] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => rest(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useMemo(() => JSON.parse(rested) as Value, [rested])
}
