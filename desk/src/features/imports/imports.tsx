/** Import with a preview: files in, what they would do, yes or no, and undo. Beside it, files out. */
import { Button } from '@semena/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { useUndoing } from '../../parts/change-list.tsx'
import { nounWord } from '../../parts/change-words.ts'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { Way } from '../../parts/way.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { countText } from '../../platform/money.ts'
import { useMay, useOffered } from '../../platform/rights.ts'
import { Exports } from './exports.tsx'
import { faultWords } from './fault-words.ts'
import {
  apply,
  begin,
  forget,
  type Import,
  importQuery,
  isRunning,
  MOST_BYTES,
  refusalOf,
  stop,
  workbookIn,
} from './import-api.ts'
import { Samples, SAMPLES } from './samples.tsx'

export function Imports() {
  const mayExport = useMay('MANAGE_PRODUCTS')
  const canExport = useOffered('exportProducts')
  return (
    <Page title={m.imports_title()} back={{ to: '/changes', label: m.changes_title() }}>
      {isOwnService() && <Bring />}
      {mayExport && canExport && <Exports />}
      {isOwnService() && <Samples />}
    </Page>
  )
}

function Bring() {
  const client = useQueryClient()
  const { data: imports } = useQuery(importQuery)
  const [one, ...earlier] = imports ?? []
  const last = one?.state === 'APPLIED' ? undefined : earlier.find(({ state }) => state === 'APPLIED')
  const askAnew = () => client.invalidateQueries({ queryKey: ['imports'] })
  /** The import whose faults were told before other files were refused. */
  const [past, setPast] = useState<string | null>(null)
  const act = useAct(async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      setPast(one?.state === 'WRONG' ? one.id : null)
      return refusalOf(error)
    } finally {
      await askAnew()
    }
  })
  const onForget = (id: string): void => void act.run(() => forget(id))
  const take = (files: readonly File[]): void => {
    if (files.length === 0) return
    const workbook = workbookIn(files)
    if (workbook) return tell('error', m.parts_refused(), m.imports_workbook({ name: workbook.name }))
    const size = files.reduce((sum, file) => sum + file.size, 0)
    if (size > MOST_BYTES) tell('error', m.parts_refused(), m.imports_too_large())
    else void act.run(() => begin(files))
  }
  return (
    <>
      <p className="imports-text">{m.imports_text()}</p>
      {(!one || ['WRONG', 'FAILED', 'STOPPED', 'APPLIED'].includes(one.state)) && (
        <Drop busy={act.busy} onFiles={take} />
      )}
      <div aria-live="polite">
        {one && isRunning(one) && <Running one={one} onStop={() => act.run(() => stop(one.id))} />}
        {one?.state === 'LOOKED' && (
          <Section title={m.imports_preview()}>
            {one.warnings.length > 0 && (
              <>
                <p>{m.imports_warned()}</p>
                <Problems of={one.warnings} />
              </>
            )}
            <Counts one={one} none={m.imports_nothing()} />
            <div className="imports-acts">
              {one.nouns.length > 0 && (
                <Button look="leaf" busy={act.busy} onClick={() => void act.run(() => apply(one.id))}>
                  {m.imports_apply()}
                </Button>
              )}
              <Button look="line" busy={act.busy} onClick={() => void act.run(() => forget(one.id))}>
                {m.imports_forget()}
              </Button>
            </div>
          </Section>
        )}
        {one?.state === 'APPLIED' && <Applied title={m.imports_done()} one={one} onForget={onForget} />}
        {one?.state === 'WRONG' && one.id !== past && <Wrong one={one} />}
        {one?.state === 'STOPPED' && <Nothing title={m.imports_stopped()} text={m.imports_failed_text()} />}
        {one?.state === 'FAILED' && <Nothing title={m.imports_failed()} text={m.imports_failed_text()} />}
      </div>
      {/* What came of the last files stays until there is something of these. */}
      {last && <Applied key={last.id} title={m.imports_last()} one={last} onForget={onForget} />}
    </>
  )
}

/** What an import has done, and how to take it back. */
function Applied({ title, one, onForget }: { title: string; one: Import; onForget: (id: string) => void }) {
  const undoing = useUndoing(() => onForget(one.id))
  return (
    <Section title={title}>
      <Counts one={one} none={m.imports_done_nothing()} />
      {one.change && (
        <div className="imports-acts">
          <Button look="line" busy={undoing.busy} onClick={() => undoing.undo([one.change!])}>
            {m.imports_undo()}
          </Button>
          <Way to={[{ to: '/changes', search: { open: one.change, origin: 'IMPORT' } }]} className="button-link">
            {m.imports_see()}
          </Way>
        </div>
      )}
      {undoing.dialog}
    </Section>
  )
}

function Drop({ busy, onFiles }: { busy: boolean; onFiles: (files: readonly File[]) => void }) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={isOver ? 'imports-drop imports-drop--over' : 'imports-drop'}
      aria-busy={busy}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <input
        id={id}
        type="file"
        multiple
        accept=".csv,.json,.md,.xlsx,.xls,.ods"
        disabled={busy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className="button">
        {m.imports_choose()}
      </label>
      <span>{m.imports_drop()}</span>
      <a href={`#${SAMPLES}`}>{m.imports_samples_link()}</a>
    </div>
  )
}

function Running({ one, onStop }: { one: Import; onStop: () => Promise<boolean> }) {
  const [isStopping, setStopping] = useState(false)
  const text = one.state === 'LOOKING' ? m.imports_looking() : m.imports_applying()
  return (
    <Section title={text}>
      <progress className="imports-progress" aria-label={text} max={one.steps} value={one.step} />
      <p className="imports-text">{m.imports_leave()}</p>
      <div className="imports-acts">
        <Button
          look="line"
          disabled={isStopping}
          onClick={() => {
            setStopping(true)
            void onStop().then(setStopping)
          }}
        >
          {isStopping ? m.imports_stopping() : m.imports_stop()}
        </Button>
      </div>
    </Section>
  )
}

function Counts({ one, none }: { one: Import; none: string }) {
  if (one.nouns.length === 0) return <p>{none}</p>
  const figure = (count: number) => <td className="imports-figure">{count ? countText(count) : '–'}</td>
  return (
    <table className="imports-table">
      <thead>
        <tr>
          <th scope="col">{m.imports_noun()}</th>
          <th scope="col" className="imports-figure">
            {m.imports_new()}
          </th>
          <th scope="col" className="imports-figure">
            {m.imports_changed()}
          </th>
          <th scope="col" className="imports-figure">
            {m.imports_gone()}
          </th>
        </tr>
      </thead>
      <tbody>
        {one.nouns.map(({ noun, created, updated, deleted }) => (
          <tr key={noun}>
            <th scope="row">{nounWord(noun)}</th>
            {figure(created)}
            {figure(updated)}
            {figure(deleted)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Wrong({ one }: { one: Import }) {
  return (
    <Section title={m.imports_wrong()}>
      <p>{m.imports_wrong_text()}</p>
      <Problems of={one.problems} />
      {one.problemCount > one.problems.length && (
        <p>{m.imports_wrong_more({ count: one.problemCount - one.problems.length })}</p>
      )}
    </Section>
  )
}

/** Rows of files, and what is to be said of each. */
function Problems({ of }: { of: Import['problems'] }) {
  return (
    <table className="imports-table">
      <thead>
        <tr>
          <th scope="col">{m.imports_where()}</th>
          <th scope="col">{m.imports_fault()}</th>
        </tr>
      </thead>
      <tbody>
        {of.map((problem, place) => (
          <tr key={place}>
            <td className="imports-where">
              <b>{problem.file}</b>
              <span>
                {problem.column === null
                  ? m.imports_where_row({ line: problem.line })
                  : m.imports_where_column({ line: problem.line, column: problem.column })}
              </span>
            </td>
            <td className="imports-fault">{faultWords(problem)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
