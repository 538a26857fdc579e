/** Shows what somebody else saved meanwhile beside what was typed here, field by field, and asks which to keep. */
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Ask } from './forms.tsx'
import { blocksOf, linesOf } from './rich-text-blocks.ts'
import type { Conflict, Difference, Path } from './merge.ts'

export interface Meanwhile {
  conflicts: readonly Conflict[]
  taken: readonly Difference[]
}

export function Theirs({
  meanwhile,
  labelOf,
  wordsOf,
  onKeep,
  onCancel,
}: {
  meanwhile: Meanwhile
  /** The field's name. */
  labelOf: (path: Path) => string
  /** The field's value for reading; for ids and the like. */
  wordsOf: (path: Path, value: unknown) => string | undefined
  /** Saves, with the other's values in these fields. */
  onKeep: (theirs: readonly Path[]) => void
  onCancel: () => void
}) {
  const { conflicts, taken } = meanwhile
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const words = (path: Path, value: unknown): string => wordsOf(path, value) ?? plain(value)
  return (
    <Ask
      open
      title={m.parts_meanwhile()}
      yes={m.parts_save()}
      onNo={onCancel}
      onYes={() => onKeep(conflicts.map(({ path }) => path).filter((path) => chosen.has(path.join('.'))))}
    >
      <p>{conflicts.length > 0 ? m.parts_meanwhile_choose() : m.parts_meanwhile_apart()}</p>
      {conflicts.map(({ path, from, to, mine }) => {
        const key = path.join('.')
        const isTheirs = chosen.has(key)
        const pick = (theirs: boolean): void => {
          const next = new Set(chosen)
          if (theirs) next.add(key)
          else next.delete(key)
          choose(next)
        }
        return (
          <fieldset key={key} className="theirs">
            <legend>{labelOf(path)}</legend>
            <p className="theirs-before">
              {m.parts_before()}: {words(path, from)}
            </p>
            <label className="theirs-one">
              <input type="radio" name={key} checked={!isTheirs} onChange={() => pick(false)} />
              <span>
                <em>{m.parts_mine()}</em> {words(path, mine)}
              </span>
            </label>
            <label className="theirs-one">
              <input type="radio" name={key} checked={isTheirs} onChange={() => pick(true)} />
              <span>
                <em>{m.parts_theirs()}</em> {words(path, to)}
              </span>
            </label>
          </fieldset>
        )
      })}
      {taken.length > 0 && (
        <>
          <p className="theirs-taken">{m.parts_taken()}</p>
          <ul>
            {taken.map(({ path, from, to }) => (
              <li key={path.join('.')}>
                {labelOf(path)}: <s>{words(path, from)}</s> → {words(path, to)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Ask>
  )
}

function plain(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.join(', ')
  if (typeof value === 'boolean') return value ? m.parts_yes() : m.parts_no()
  if (typeof value === 'object') return Object.values(value).map(plain).join(', ')
  const text = typeof value === 'number' ? String(value) : (value as string)
  return text.startsWith('{') && blocksOf(text).length > 0 ? linesOf(text).join(' ¶ ') : text
}
