/** A work list of what is not translated: the source at the left, a field for each language, saved together. */
import { codeOf } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { SaveBar, SearchBox } from '../../parts/forms.tsx'
import { Nothing } from '../../parts/page.tsx'
import { linesOf } from '../../parts/rich-text-blocks.ts'
import { type Fault, faultText } from '../../platform/faults.ts'
import { type Language, LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { countText } from '../../platform/money.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import type { TextsSearch } from './search.ts'
import { type Field, INTO, isMissing, KINDS, type Line, MOST, readLines, translate } from './translatable.ts'
import { TranslationRow } from './translation-row.tsx'

/** How many lines are shown at first, and how many more each time. */
const SHOWN = 40

/** What is written and not saved: texts by the line's key, then by language. */
type Written = Record<string, Partial<Record<Language, string>>>
const NOTHING: Written = {}

export function Translations({
  search,
  change,
}: {
  search: TextsSearch
  change: (part: Partial<TextsSearch>) => void
}) {
  const client = useQueryClient()
  const read = useQueries({
    queries: KINDS.map((kind) => ({
      queryKey: ['translations', kind.kind],
      staleTime: 60_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => readLines(kind, signal),
    })),
  })
  const at = Math.max(
    0,
    KINDS.findIndex(({ kind }) => kind === search.kind),
  )
  const kind = KINDS[at]!
  const { data } = read[at]!
  const into = search.language ? INTO.filter((one) => one === search.language) : INTO
  const [most, setMost] = useState(SHOWN)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const written = useUnsaved<Written>(`translations.${kind.kind}`, NOTHING)
  const words = (search.search ?? '').toLowerCase()
  const found = (data?.lines ?? []).filter(
    (line) =>
      (search.all || written.value[line.key] || into.some((one) => isMissing(line, one))) &&
      (!words ||
        [line.of, line.source, ...INTO.map((one) => line.translations[one])].join(' ').toLowerCase().includes(words)),
  )
  const save = useAct(async () => {
    const refused: Record<string, string> = {}
    const all: Fault[] = []
    const sent: Written = {}
    for (const { id, language, texts } of parcels(data?.lines ?? [], written.value)) {
      const told = await translate(kind, id, language, texts)
      for (const field of Object.keys(texts) as Field[]) {
        const key = `${id}.${field}`
        const fault = told.find((one) => one.field === field) ?? told[0]
        if (fault) refused[`${key}.${language}`] = faultText(fault)
        else sent[key] = { ...sent[key], [language]: written.value[key]![language]! }
      }
      all.push(...told)
    }
    setFaults(refused)
    await client.invalidateQueries({ queryKey: ['translations', kind.kind] })
    written.settle((typed) => leftOf(typed, sent))
    if (all.length === 0) tell('success', m.texts_saved())
    return all.map((fault) => ({ ...fault, field: null }))
  })
  const count = (lines: readonly Line[] | undefined, language: Language): number =>
    lines?.filter((line) => isMissing(line, language)).length ?? 0
  /** Names of varieties and breeders are the same in every language: what is shown and missing becomes the source. */
  const takeAll = (): void =>
    written.set((before) => {
      const next = { ...before }
      for (const line of found.slice(0, most))
        for (const language of into)
          if (isMissing(line, language) && !next[line.key]?.[language])
            next[line.key] = { ...next[line.key], [language]: line.source }
      return next
    })
  const typed = Object.values(written.value).reduce((sum, texts) => sum + Object.keys(texts).length, 0)
  return (
    <>
      <div className="translations-kinds" role="group" aria-label={m.texts_what()}>
        {KINDS.map((one, index) => {
          const lines = read[index]!.data?.lines
          // Where not everything was read, there may be more.
          const more = read[index]!.data?.isPart ? '+' : ''
          const missing = INTO.map((language) => ({ language, n: count(lines, language) })).filter(({ n }) => n > 0)
          return (
            <button
              key={one.kind}
              type="button"
              className="translations-kind"
              aria-pressed={one === kind}
              onClick={() => {
                setMost(SHOWN)
                change({ kind: one.kind })
              }}
            >
              {one.label()}
              <span className={missing.length > 0 ? 'translations-missing' : 'translations-whole'}>
                {!lines
                  ? '…'
                  : missing.length === 0
                    ? more || '✓'
                    : missing.map(({ language, n }) => `${codeOf(language)} ${countText(n)}${more}`).join(' · ')}
              </span>
            </button>
          )
        })}
      </div>
      <div className="filters">
        <SearchBox
          label={m.texts_search()}
          value={search.search ?? ''}
          onChange={(text) => change({ search: text || undefined })}
        />
        <div className="translations-languages" role="group" aria-label={m.texts_languages()}>
          {INTO.map((one) => (
            <button
              key={one}
              type="button"
              className="views-one"
              aria-pressed={into.includes(one)}
              onClick={() => change({ language: search.language ? undefined : INTO.find((other) => other !== one) })}
            >
              {LANGUAGE_NAMES[one]}
            </button>
          ))}
        </div>
        <CheckField checked={Boolean(search.all)} onChange={(all) => change({ all: all || undefined })}>
          {m.texts_show_all()}
        </CheckField>
      </div>
      {data?.isPart && <p className="translations-part">{m.texts_part({ count: countText(MOST) })}</p>}
      {data && found.length === 0 && <Nothing title={m.texts_all_translated()} text={m.texts_all_translated_text()} />}
      {found.length > 0 && (
        <Button look="link" className="translations-take" onClick={takeAll}>
          {m.texts_take_all()}
        </Button>
      )}
      {found.length > 0 && (
        <ul className="translations" aria-label={kind.label()}>
          {found.slice(0, most).map((line) => (
            <TranslationRow
              key={line.key}
              line={line}
              into={into}
              written={written.value[line.key]}
              fault={(language) => faults[`${line.key}.${language}`]}
              onChange={(language, text) =>
                written.set((before) => ({ ...before, [line.key]: { ...before[line.key], [language]: text } }))
              }
            />
          ))}
        </ul>
      )}
      {found.length > most && (
        <Button look="line" onClick={() => setMost(most + SHOWN)}>
          {m.texts_more_lines({ count: countText(found.length - most) })}
        </Button>
      )}
      <SaveBar
        unsaved={{ ...written, isChanged: typed > 0 }}
        busy={save.busy}
        onSave={() => void save.run()}
        text={m.texts_written({ count: countText(typed) })}
      />
    </>
  )
}

/** What was not sent, or was written over since; null for nothing. */
function leftOf(typed: Written, sent: Written): Written | null {
  const left = Object.entries(typed).flatMap(([key, texts]) => {
    const rest = Object.entries(texts).filter(([name, text]) => sent[key]?.[name as Language] !== text)
    return rest.length > 0 ? [[key, Object.fromEntries(rest)]] : []
  })
  return left.length > 0 ? (Object.fromEntries(left) as Written) : null
}

interface Parcel {
  id: string
  language: Language
  texts: Partial<Record<Field, string>>
}

/** What goes in one mutation: the texts of one thing in one language. */
function parcels(lines: readonly Line[], written: Written): Parcel[] {
  const found = new Map<string, Parcel>()
  for (const { key, id, field } of lines)
    for (const [language, text] of Object.entries(written[key] ?? {}) as [Language, string][]) {
      const name = `${id} ${language}`
      const parcel = found.get(name) ?? { id, language, texts: {} }
      parcel.texts[field] = linesOf(text).length === 0 ? '' : text
      found.set(name, parcel)
    }
  return [...found.values()]
}
