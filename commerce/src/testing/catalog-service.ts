/** For tests of the catalogue: a database of their own, the schema over it, and a count of the statements. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'graphql'
import type { Viewer } from '../context.ts'
import { createChanges } from '../db/driver/changes.ts'
import type { Database } from '../db/driver/connect.ts'
import type { CommerceServices } from '../settings.ts'
import { diskStorage } from '../providers/media/disk.ts'
import { executeOperation } from '../graphql/execute.ts'
import { executableSchema } from '../graphql/schema.ts'
import { createShippingApps } from '../providers/shipping/app.ts'
import { createTaxApps } from '../providers/tax/app.ts'
import { createPayloads } from '../graphql/webhook/payload.ts'
import { createLoaders } from '../graphql/loaders.ts'
import { freshDatabase } from './database.ts'
import { forget } from '../memory/memory.ts'

interface Answer {
  // Answers are not typed: tests read any of their fields.
  data: Record<string, never> | null
  errors: { code: string | undefined; path: readonly (string | number)[] | undefined }[]
}

export interface TestService {
  database: Database
  /** Executes an operation. */
  ask(query: string, variables?: Record<string, unknown>, viewer?: Viewer): Promise<Answer>
  /** Number of statements that an operation sends to the database when the reference data is already in memory. */
  countQueries(query: string, variables?: Record<string, unknown>): Promise<number>
  /** Drops what is cached, so that changes by SQL show at once. */
  forget(): void
  close(): Promise<void>
}

export const NOW = new Date('2026-06-01T12:00:00Z')
export const MANAGER: Viewer = {
  kind: 'app',
  appId: 1,
  identifier: 'test',
  permissions: new Set(['MANAGE_PRODUCTS', 'MANAGE_PAGES', 'MANAGE_CHANNELS']),
}

export async function startTestService(): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-'))
  const database = await freshDatabase()
  const { pool } = database
  let count = 0
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      count++
      return query(...args)
    },
  })

  const services: CommerceServices = {
    database,
    settings: {
      mode: 'demo',
      publicUrl: null,
      redirectHosts: ['shop.example.com'],
      mediaFolder: folder,
      rateLimits: false,
    },
    clock: { now: () => NOW },
    uuid: randomUUID,
    media: diskStorage(join(folder, 'media')),
    gateways: new Map(),
    followPaymentApps: () => Promise.resolve(),
    mails: null,
    personalRecords: [],
    web: { send: () => Promise.reject(new Error('this shop asks nobody')) },
    payloads: createPayloads(() => services),
    taxApps: createTaxApps(() => services),
    shippingApps: createShippingApps(() => services),
    changes: createChanges(database.pool, () => NOW),
  }
  const schema = executableSchema()

  const ask: TestService['ask'] = async (source, variables = {}, viewer = { kind: 'anonymous' }) => {
    const ctx = {
      ...services,
      viewer,
      origin: 'http://shop.test',
      remoteAddress: '127.0.0.1',
      cookies: new Map(),
      userAgent: '',
      setCookies: [],
      loaders: createLoaders(services),
    }
    const { data, errors } = await executeOperation(schema, { document: parse(source), name: null }, ctx, variables)
    return {
      data: data as Answer['data'],
      errors: errors.map((e) => ({
        code: (e.extensions?.exception as { code?: string } | undefined)?.code,
        path: e.path,
      })),
    }
  }
  return {
    database,
    ask,
    countQueries: async (source, variables) => {
      await ask('{ shop { name } }')
      count = 0
      await ask(source, variables)
      return count
    },
    forget: () => {
      forget(pool)
    },
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
