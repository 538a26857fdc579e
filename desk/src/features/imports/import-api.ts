/** Imports with a preview, as the shop's own API runs them. */
import { queryOptions } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { ServiceError } from '../../platform/faults.ts'
import { decimalMark, type Language } from '../../platform/i18n.ts'
import { ownApi } from '../../platform/own-api.ts'

/** One by a code with parameters; `message` says it in English. `column` is null where it is of no single one. */
export interface Problem {
  file: string
  line: number
  column: string | null
  code: string
  params: Readonly<Record<string, string | number>>
  message: string
}

export interface Import {
  id: string
  createdAt: string
  /** `LOOKED` waits for a yes; `WRONG` names the rows that are wrong. */
  state: 'LOOKING' | 'LOOKED' | 'WRONG' | 'APPLYING' | 'APPLIED' | 'STOPPED' | 'FAILED'
  files: { name: string; rows: number | null }[]
  step: number
  steps: number
  nouns: { noun: string; created: number; updated: number; deleted: number }[]
  problems: Problem[]
  problemCount: number
  /** What may be a slip, and hinders nothing. */
  warnings: Problem[]
  change: string | null
}

export const isRunning = ({ state }: Import): boolean => state === 'LOOKING' || state === 'APPLYING'

const PATH = '/api/imports/'
const SOON_MS = 400

/** One's imports, the newest first, asked for again while it runs, so that one may leave the page and come back. */
export const importQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: async () => (await ownApi<{ imports: Import[] }>('GET', PATH)).imports,
  refetchInterval: ({ state }) => (state.data?.[0] && isRunning(state.data[0]) ? SOON_MS : false),
})

/** A sample of each file that one may import, as spreadsheets of people with this language write it. */
export const samplesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['imports', 'samples', language],
    retry: false,
    queryFn: async () => {
      const decimals = decimalMark() === '.' ? 'point' : 'comma'
      const { samples } = await ownApi<{ samples: { name: string; text: string }[] }>(
        'GET',
        `${PATH}samples/?decimals=${decimals}`,
      )
      return samples
    },
  })

/** A workbook, which has to be saved as CSV before it is imported; nothing among files of other kinds. */
export const workbookIn = (files: readonly File[]): File | undefined =>
  files.find(({ name }) => /\.(?:xls[bmx]?|ods|numbers)$/i.test(name))

/** Files are read by their names; Markdown files are the pages. */
export const begin = async (files: readonly File[]): Promise<Import> =>
  ownApi('POST', PATH, {
    files: await Promise.all(
      files.map(async (file) => ({
        name: file.name.endsWith('.md') ? `pages/${file.name}` : file.name,
        text: await file.text(),
      })),
    ),
  })

export const apply = (id: string): Promise<Import> => ownApi('POST', `${PATH}${id}/apply/`, {})
export const stop = (id: string): Promise<Import> => ownApi('POST', `${PATH}${id}/stop/`, {})
export const forget = (id: string) => ownApi('DELETE', `${PATH}${id}/`)

/** Whether the files together are small enough, in bytes. */
export const MOST_BYTES = 12 * 1024 * 1024

type Texts = Readonly<Record<string, (error: ServiceError) => string>>

const REFUSALS: Texts = {
  UNKNOWN_FILE: ({ answer }) =>
    m.imports_unknown({
      names: (answer as { code: string; message: string }[])
        .flatMap(({ code, message }) => (code === 'UNKNOWN_FILE' ? message.slice(message.indexOf(': ') + 2) : []))
        .join(', '),
    }),
  DUPLICATED_INPUT_ITEM: m.imports_twice,
  EXPORTED_FILE: m.imports_exported,
  TOO_LARGE: m.imports_too_large,
  BUSY: m.imports_busy,
  NOT_READY: m.imports_not_ready,
  NOT_RUNNING: m.imports_ended,
  PERMISSION_DENIED: m.imports_denied,
}

/** Makes a refusal one that can be shown; throws whatever is none. `texts` are those that say it in other words. */
export function refusalOf(error: unknown, texts: Texts = {}) {
  const text = error instanceof ServiceError ? { ...REFUSALS, ...texts }[error.code]?.(error) : undefined
  if (text === undefined) throw error
  return [{ code: (error as ServiceError).code, field: null, message: text }]
}
