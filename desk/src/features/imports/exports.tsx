/**
 * Products as files: prices, and stock, as an import takes them again, and all facts to read. A file is made by a job,
 * which says how far it is; its link appears when it is whole.
 */
import { Button } from '@semena/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Section } from '../../parts/page.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { countText } from '../../platform/money.ts'
import { ownApi } from '../../platform/own-api.ts'
import { useChannels } from '../../platform/rights.ts'
import { stored } from '../../platform/stored.ts'
import { DeskExportFileDocument, DeskExportProductsDocument, DeskExportWarehousesDocument } from './export.generated.ts'
import { refusalOf } from './import-api.ts'

const SOON_MS = 1000
/** The export that was asked for last, so that its link is there when one comes back. */
const last = stored<Asked | null>('semena.desk.export', (found) =>
  typeof (found as Asked | null)?.id === 'string' && typeof (found as Asked).name === 'string'
    ? (found as Asked)
    : null,
)

type FileType = 'CSV' | 'XLSX'

/** A file that was asked for, and the name under which it is kept: an import knows prices and stock by their column `sku`. */
interface Asked {
  id: string
  name: string
}
const nameOf = (stem: string, fileType: FileType): string => `${stem}.${fileType.toLowerCase()}`

/** How many rows are written, and of how many; null for all until they were counted. Saleor does not tell. */
interface Progress {
  rowsDone: number
  rowsAll: number | null
}
const pathOf = (id: string): string => `/api/exports/${encodeURIComponent(id)}/`

export function Exports() {
  const asked = last.use()
  const id = asked?.id ?? null
  const channels = useChannels()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['exports', id],
    enabled: id !== null,
    queryFn: async ({ signal }) => {
      const file = (await request(DeskExportFileDocument, { id: id! }, signal)).exportFile
      const isAsked = file?.status === 'PENDING' && isOwnService()
      return file && { ...file, progress: isAsked ? await ownApi<Progress>('GET', pathOf(file.id)) : null }
    },
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? SOON_MS : false),
  })
  const variants = useAct(async (of: 'PRICES' | 'STOCK', fileType: FileType) => {
    try {
      const { id } = await ownApi<{ id: string }>('POST', '/api/exports/', { fileType, of })
      last.set({ id, name: nameOf(of.toLowerCase(), fileType) })
    } catch (error) {
      return refusalOf(error, { PERMISSION_DENIED: m.imports_export_denied })
    }
  })
  const facts = useAct(async (fileType: FileType) => {
    const { warehouses } = await request(DeskExportWarehousesDocument, {})
    const { payload, faults } = await mutate(DeskExportProductsDocument, {
      input: {
        scope: 'ALL',
        fileType,
        exportInfo: {
          fields: ['NAME', 'PRODUCT_TYPE', 'CATEGORY', 'VARIANT_SKU', 'VARIANT_WEIGHT'],
          channels: channels.map((channel) => channel.id),
          warehouses: warehouses?.edges.map(({ node }) => node.id) ?? [],
        },
      },
    })
    if (payload.exportFile) last.set({ id: payload.exportFile.id, name: nameOf('products', fileType) })
    return faults
  })
  const stopping = useAct(async () => {
    try {
      await ownApi('POST', `${pathOf(id!)}stop/`, {})
    } catch (error) {
      return refusalOf(error, { NOT_RUNNING: m.imports_export_ended })
    } finally {
      await client.invalidateQueries({ queryKey: ['exports', id] })
    }
  })
  const isMaking = data?.status === 'PENDING'
  const isBusy = variants.busy || facts.busy || isMaking
  const { rowsDone = 0, rowsAll = null } = data?.progress ?? {}
  return (
    <Section title={m.imports_export()}>
      <p className="imports-text">{m.imports_export_text()}</p>
      <div className="imports-ways">
        {isOwnService() && (
          <>
            <Way
              title={m.imports_export_prices()}
              text={m.imports_export_prices_text()}
              busy={isBusy}
              onAsk={(fileType) => void variants.run('PRICES', fileType)}
            />
            <Way
              title={m.imports_export_stock()}
              text={m.imports_export_stock_text()}
              busy={isBusy}
              onAsk={(fileType) => void variants.run('STOCK', fileType)}
            />
          </>
        )}
        <Way
          title={m.imports_export_facts()}
          text={m.imports_export_facts_text()}
          busy={isBusy}
          onAsk={(fileType) => void facts.run(fileType)}
        />
      </div>
      <div className="imports-acts" aria-live="polite">
        {isMaking && <span>{m.imports_export_making()}</span>}
        {data?.status === 'FAILED' && <span>{m.imports_export_failed()}</span>}
        {data?.status === 'DELETED' && <span>{m.imports_export_stopped()}</span>}
        {data?.url && (
          <a className="button" href={data.url} download={asked?.name}>
            {m.imports_export_get()}
          </a>
        )}
      </div>
      {isMaking && data.progress && (
        <>
          <progress
            className="imports-progress"
            aria-label={m.imports_export_making()}
            {...(rowsAll ? { max: rowsAll, value: Math.min(rowsDone, rowsAll) } : {})}
          />
          <p className="imports-text">
            {rowsAll ? m.imports_export_rows({ done: countText(rowsDone), all: countText(rowsAll) }) : ''}
          </p>
          <div className="imports-acts">
            <Button look="line" busy={stopping.busy} onClick={() => void stopping.run()}>
              {m.imports_export_stop()}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}

/** One kind of file, as a workbook or as text. */
function Way({
  title,
  text,
  busy,
  onAsk,
}: {
  title: string
  text: string
  busy: boolean
  onAsk: (fileType: FileType) => void
}) {
  const id = useId()
  return (
    <div className="imports-way" role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="imports-text">{text}</p>
      <div className="imports-acts">
        <Button look="line" busy={busy} onClick={() => onAsk('XLSX')}>
          {m.imports_export_excel()}
        </Button>
        <Button look="line" busy={busy} onClick={() => onAsk('CSV')}>
          {m.imports_export_csv()}
        </Button>
      </div>
    </div>
  )
}
