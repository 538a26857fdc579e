/** All products as a file. It is made by a job, which says how far it is; its link appears when it is whole. */
import { Button } from '@semena/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Section } from '../../parts/page.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { countText } from '../../platform/money.ts'
import { ownApi } from '../../platform/own-api.ts'
import { useChannels } from '../../platform/rights.ts'
import { stored } from '../../platform/stored.ts'
import { DeskExportFileDocument, DeskExportProductsDocument } from './export.generated.ts'
import { refusalOf } from './import-api.ts'

const SOON_MS = 1000
/** The export that was asked for last, so that its link is there when one comes back. */
const last = stored<string | null>('semena.desk.export', (found) => (typeof found === 'string' ? found : null))

/** How many rows are written, and of how many; null for all until they were counted. Saleor does not tell. */
interface Progress {
  rowsDone: number
  rowsAll: number | null
}
const pathOf = (id: string): string => `/api/exports/${encodeURIComponent(id)}/`

export function Exports() {
  const id = last.use()
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
  const act = useAct(async (fileType: 'CSV' | 'XLSX') => {
    const { payload, faults } = await mutate(DeskExportProductsDocument, {
      input: {
        scope: 'ALL',
        fileType,
        exportInfo: {
          fields: ['NAME', 'PRODUCT_TYPE', 'CATEGORY', 'VARIANT_SKU', 'VARIANT_WEIGHT'],
          channels: channels.map((channel) => channel.id),
        },
      },
    })
    if (payload.exportFile) last.set(payload.exportFile.id)
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
  const { rowsDone = 0, rowsAll = null } = data?.progress ?? {}
  return (
    <Section title={m.imports_export()}>
      <p className="imports-text">{m.imports_export_text()}</p>
      <div className="imports-acts" aria-live="polite">
        <Button look="line" busy={act.busy || isMaking} onClick={() => void act.run('CSV')}>
          {m.imports_export_products()}
        </Button>
        <Button look="line" busy={act.busy || isMaking} onClick={() => void act.run('XLSX')}>
          {m.imports_export_sheet()}
        </Button>
        {isMaking && <span>{m.imports_export_making()}</span>}
        {data?.status === 'FAILED' && <span>{m.imports_export_failed()}</span>}
        {data?.status === 'DELETED' && <span>{m.imports_export_stopped()}</span>}
        {data?.url && (
          <a className="button-link" href={data.url} download>
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
          <Button look="line" busy={stopping.busy} onClick={() => void stopping.run()}>
            {m.imports_export_stop()}
          </Button>
        </>
      )}
    </Section>
  )
}
