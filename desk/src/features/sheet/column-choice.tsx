/** Which columns the sheet shows, and how many of them stay at the left; kept on this device. */
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../parts/icon.tsx'
import type { Columns } from './columns.ts'

export function ColumnChoice({ columns: { all, shown, frozen, show, freeze, move } }: { columns: Columns }) {
  const id = useId()
  const isShown = new Set(shown?.map((column) => column.id))
  return (
    <>
      <button type="button" className="button button--line" popoverTarget={id} aria-haspopup="dialog">
        <Icon name="sheet" small />
        {m.sheet_columns()}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={m.sheet_columns()} className="column-choice">
        <ul>
          {all.map((column, at) => (
            <li key={column.id}>
              <label className="column-choice-one">
                <input
                  type="checkbox"
                  checked={isShown.has(column.id)}
                  disabled={column.id === 'name'}
                  onChange={(event) => show(column.id, event.target.checked)}
                />
                {column.title}
              </label>
              <button
                type="button"
                className="column-choice-move"
                aria-label={m.sheet_column_earlier({ column: column.title })}
                disabled={at < 2}
                onClick={() => move(column.id, all[at - 1]!.id)}
              >
                ↑
              </button>
              <button
                type="button"
                className="column-choice-move"
                aria-label={m.sheet_column_later({ column: column.title })}
                disabled={at === 0 || at === all.length - 1}
                onClick={() => move(column.id, all[at + 1]!.id)}
              >
                ↓
              </button>
            </li>
          ))}
        </ul>
        <label className="column-choice-frozen">
          {m.sheet_frozen()}
          <input
            type="number"
            className="field-input"
            min={1}
            max={4}
            value={frozen}
            onChange={(event) => freeze(Math.min(4, Number(event.target.value) || 1))}
          />
        </label>
        <p>{m.sheet_widths()}</p>
      </div>
    </>
  )
}
