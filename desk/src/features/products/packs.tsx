/**
 * The packs of a product as a grid: a row for each pack, columns for names, facts, prices by channel and stock by
 * warehouse. Arrows up and down go between rows, a block of cells can be pasted, Ctrl D fills down.
 */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../parts/icon.tsx'
import { Grip, moved } from '../../parts/grip.tsx'
import { type Channel, emptyPack, type Pack, type ProductForm } from './form.ts'
import { columnsOf, type PackColumn } from './pack-columns.ts'
import type { Surroundings } from './queries.ts'

interface Props {
  form: ProductForm
  change: (part: (form: ProductForm) => ProductForm) => void
  around: Surroundings
  channels: readonly Channel[]
  at: (place: string) => string | undefined
}

export function Packs({ form, change, around, channels, at: refusalAt }: Props) {
  const group = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const columns = columnsOf(
    around,
    channels.filter(({ id }) => form.channels[id]),
  )
  const rows = form.order.filter((key) => form.packs[key])
  const setPack = (key: string, pack: Pack): void =>
    change((before) => ({ ...before, packs: { ...before.packs, [key]: pack } }))
  const add = (): void =>
    change((before) => {
      const key = `new-${crypto.randomUUID()}`
      const last = before.packs[before.order.at(-1) ?? '']
      const pack = { ...emptyPack(), isTracked: last?.isTracked ?? true }
      return { ...before, packs: { ...before.packs, [key]: pack }, order: [...before.order, key] }
    })
  const remove = (key: string): void =>
    change((before) => {
      const { [key]: _gone, ...packs } = before.packs
      return { ...before, packs, order: before.order.filter((one) => one !== key) }
    })
  const focus = (row: number, column: number): void => {
    const cell = body.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`)
    cell?.focus()
    cell?.select()
  }
  const onKeyDown = (event: KeyboardEvent, row: number, column: number): void => {
    const step = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      focus(row + step, column)
    }
    if ((event.ctrlKey || event.metaKey) && event.key === 'd') {
      event.preventDefault()
      fill(row, column)
    }
  }
  /** Writes the cell's text into all cells below it. */
  const fill = (row: number, column: number): void =>
    change((before) => {
      const { get, set } = columns[column]!
      const text = get(before.packs[rows[row]!]!)
      const packs = { ...before.packs }
      for (const key of rows.slice(row + 1)) packs[key] = set(packs[key]!, text)
      return { ...before, packs }
    })
  const onPaste = (event: ClipboardEvent, row: number, column: number): void => {
    const lines = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
    if (lines.length === 1 && !lines[0]!.includes('\t')) return
    event.preventDefault()
    change((before) => {
      const packs = { ...before.packs }
      for (const [down, line] of lines.entries())
        for (const [right, text] of line.split('\t').entries()) {
          const [key, to] = [rows[row + down], columns[column + right]]
          if (key && to) packs[key] = to.set(packs[key]!, text.trim())
        }
      return { ...before, packs }
    })
  }
  return (
    <>
      {rows.length > 0 && (
        <div className="packs sideways" role="group" aria-label={m.products_packs()} tabIndex={0}>
          <table className="packs-table">
            <thead>
              <tr>
                <th>
                  <span className="visually-hidden">{m.products_order()}</span>
                </th>
                {columns.map((column) => (
                  <th key={column.key} scope="col" className={column.isFigure ? 'packs-figure' : ''}>
                    {column.label}
                  </th>
                ))}
                <th scope="col">{m.products_tracked()}</th>
                <th>
                  <span className="visually-hidden">{m.parts_delete()}</span>
                </th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map((key, row) => {
                const pack = form.packs[key]!
                const name = pack.names[DEFAULT_LANGUAGE] || pack.sku || m.products_pack({ number: row + 1 })
                const isWrong = refusalAt(`packs.${key}`) !== undefined || refusalAt(`packs.${key}.sku`) !== undefined
                return (
                  <tr key={key} data-order={group} className={isWrong ? 'packs-wrong' : ''}>
                    <td>
                      <Grip
                        group={group}
                        name={name}
                        place={row}
                        count={rows.length}
                        onMove={(to) => change((before) => ({ ...before, order: moved(rows, row, to) }))}
                      />
                    </td>
                    {columns.map((column, at) => (
                      <td key={column.key} className={column.isFigure ? 'packs-figure' : ''}>
                        <Cell
                          column={column}
                          pack={pack}
                          isRefused={refusalAt(`packs.${key}.${column.key}`) !== undefined}
                          label={`${column.label}: ${name}`}
                          place={`${row}:${at}`}
                          onChange={(text) => setPack(key, column.set(pack, text))}
                          onKeyDown={(event) => onKeyDown(event, row, at)}
                          onPaste={(event) => onPaste(event, row, at)}
                        />
                      </td>
                    ))}
                    <td className="packs-tick">
                      <input
                        type="checkbox"
                        aria-label={`${m.products_tracked()}: ${name}`}
                        checked={pack.isTracked}
                        onChange={(event) => setPack(key, { ...pack, isTracked: event.target.checked })}
                      />
                    </td>
                    <td>
                      <Button
                        look="square"
                        aria-label={`${m.parts_delete()}: ${name}`}
                        title={m.parts_delete()}
                        onClick={() => remove(key)}
                      >
                        <Icon name="trash" small />
                      </Button>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {rows.map((key) => {
        const refusal = [refusalAt(`packs.${key}`), refusalAt(`packs.${key}.sku`)].filter(Boolean).join(' ')
        return (
          refusal && (
            <p key={key} className="packs-refusal" role="alert">
              {form.packs[key]!.names[DEFAULT_LANGUAGE] || form.packs[key]!.sku}: {refusal}
            </p>
          )
        )
      })}
      <div className="packs-foot">
        <Button look="line" onClick={add}>
          <Icon name="plus" small />
          {m.products_add_pack()}
        </Button>
        {rows.length > 1 && <p className="packs-hint">{m.products_packs_keys()}</p>}
      </div>
    </>
  )
}

function Cell({
  column,
  pack,
  isRefused,
  label,
  place,
  onChange,
  onKeyDown,
  onPaste,
}: {
  column: PackColumn
  pack: Pack
  isRefused: boolean
  label: string
  place: string
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}) {
  const id = useId()
  // What somebody types stays as it is typed until they leave the cell, unless it changes meanwhile.
  const [typed, setTyped] = useState<string | null>(null)
  const kept = column.get(pack)
  const text = typed !== null && column.get(column.set(pack, typed)) === kept ? typed : kept
  return (
    <>
      <input
        className="packs-cell"
        data-cell={place}
        aria-label={label}
        aria-invalid={isRefused || column.isWrong?.(text) || undefined}
        inputMode={column.isFigure ? 'decimal' : undefined}
        list={column.offered ? `${id}-list` : undefined}
        autoComplete="off"
        style={{ minInlineSize: `${column.width}ch` }}
        value={text}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value)
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {column.offered && (
        <datalist id={`${id}-list`}>
          {column.offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  )
}
