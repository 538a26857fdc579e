/** The codes of a voucher: added one by one, made by the hundred, pasted, exported. */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Area } from '../../parts/area.tsx'
import { Tag } from '../../parts/figures.tsx'
import { csvOf, giveFile } from '../../parts/files.ts'
import { Ask, Fields } from '../../parts/forms.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { Section } from '../../parts/page.tsx'
import { pagesOf, usePages } from '../../parts/pages.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { countText } from '../../platform/money.ts'
import { queryClient } from '../../platform/query-client.ts'
import { namingTaken } from './voucher-save.ts'
import { makeCodes, MOST_CODES, readCodes } from './code-text.ts'
import {
  DeskDeleteVoucherCodesDocument,
  DeskUpdateVoucherDocument,
  DeskVoucherCodesDocument,
} from './vouchers.generated.ts'

const PAGE = 50

const codesOf = async (id: string, after: string | null, signal?: AbortSignal, first = PAGE) =>
  (await request(DeskVoucherCodesDocument, { id, first, after }, signal)).voucher?.codes

export function VoucherCodes({ id, name }: { id: string; name: string }) {
  const pages = usePages(pagesOf(['vouchers', 'codes', id], (after, signal) => codesOf(id, after, signal)))
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [isAdding, setAdding] = useState(false)
  const fresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['vouchers'] })
  const add = useAct(async (codes: string[]) => {
    const { faults } = await mutate(DeskUpdateVoucherDocument, { id, input: { addCodes: codes } })
    await fresh()
    if (!faults.length) {
      setAdding(false)
      tell('success', m.offers_codes_added({ count: countText(codes.length) }))
    }
    return namingTaken(faults)
  })
  const remove = useAct(async () => {
    const { payload } = await mutate(DeskDeleteVoucherCodesDocument, { ids: [...chosen] })
    choose(new Set())
    await fresh()
    return payload.errors.map(({ code, message }) => ({ code, message, field: null }))
  })
  const save = useAct(async () => {
    const rows: [string, number][] = []
    for (let after: string | null = null; ;) {
      const page = await codesOf(id, after, undefined, MAX_PAGE_SIZE)
      for (const { node } of page?.edges ?? []) rows.push([node.code ?? '', node.used ?? 0])
      if (!page?.pageInfo.hasNextPage || !page.pageInfo.endCursor) break
      after = page.pageInfo.endCursor
    }
    giveFile(`${name || 'voucher'}.csv`, csvOf([['code', 'used'], ...rows]))
  })
  return (
    <Section
      title={pages.total === null ? m.offers_codes() : `${m.offers_codes()} · ${countText(pages.total)}`}
      actions={
        <div className="filters">
          {chosen.size > 0 && (
            <Button look="link" className="offer-remove" busy={remove.busy} onClick={() => void remove.run()}>
              {m.offers_delete_codes({ count: countText(chosen.size) })}
            </Button>
          )}
          <Button look="link" busy={save.busy} onClick={() => void save.run()}>
            {m.offers_export()}
          </Button>
          <Button look="link" onClick={() => setAdding(true)}>
            {m.offers_add_codes()}
          </Button>
        </div>
      }
    >
      <div className="offer-codes" role="region" tabIndex={0} aria-label={m.offers_codes()}>
        <List
          label={m.offers_codes()}
          {...pages}
          chosen={chosen}
          onChoose={choose}
          columns={COLUMNS()}
          empty={<p className="offer-quiet">{m.offers_no_codes()}</p>}
        />
      </div>
      {isAdding && (
        <CodesDialog busy={add.busy} onClose={() => setAdding(false)} onAdd={(codes) => void add.run(codes)} />
      )}
    </Section>
  )
}

interface CodeRow {
  id: string
  code: string | null
  used: number | null
  isActive: boolean | null
}

const COLUMNS = (): Column<CodeRow>[] => [
  { name: 'code', title: m.offers_code(), show: (row) => <code>{row.code}</code> },
  {
    name: 'state',
    title: m.offers_state(),
    show: (row) =>
      row.isActive === false ? <Tag>{m.offers_used_up()}</Tag> : <Tag tone="leaf">{m.offers_usable()}</Tag>,
  },
  { name: 'used', title: m.offers_used(), align: 'right', show: (row) => countText(row.used ?? 0) },
]

/** Codes that are typed, pasted or made by chance. */
export function CodesDialog({
  busy = false,
  onAdd,
  onClose,
}: {
  busy?: boolean
  onAdd: (codes: string[]) => void
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [prefix, setPrefix] = useState('')
  const [count, setCount] = useState('10')
  const codes = readCodes(text)
  return (
    <Ask
      open
      title={m.offers_add_codes()}
      yes={codes.length > 0 ? m.offers_add_count({ count: countText(codes.length) }) : m.parts_add()}
      busy={busy}
      onNo={onClose}
      onYes={() => codes.length > 0 && onAdd(codes)}
    >
      <Area
        id="codes-text"
        label={m.offers_codes()}
        hint={m.offers_codes_hint()}
        rows={6}
        value={text}
        onChange={setText}
      />
      <Fields>
        <TextField id="codes-count" label={m.offers_how_many()} inputMode="numeric" value={count} onChange={setCount} />
        <TextField id="codes-prefix" label={m.offers_begins_with()} value={prefix} onChange={setPrefix} />
      </Fields>
      <Button
        look="line"
        disabled={!/^\d{1,4}$/.test(count)}
        onClick={() => setText([...codes, ...makeCodes(Math.min(Number(count), MOST_CODES), prefix)].join('\n'))}
      >
        {m.offers_make_codes()}
      </Button>
    </Ask>
  )
}
