/**
 * For tests: a bucket at a real S3 server on this machine (s3rver), which can go away and come back. It checks the
 * signature of each request, but not the hash of a body, and lets everybody read.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error The package brings no types; what is used of it stands below.
import s3rver from '@20minutes/s3rver'
import type { BucketManners, BucketSettings } from '../providers/media/bucket.ts'

interface S3Server {
  logger: { exceptions: { unhandle(): void }; close(): void }
  configureBuckets(): Promise<unknown>
  callback(): (request: IncomingMessage, response: ServerResponse) => void
}
const S3rver = s3rver as unknown as new (options: {
  directory: string
  silent: boolean
  configureBuckets: { name: string }[]
}) => S3Server

/** So short that nobody waits, and long enough for a busy machine. */
export const IMPATIENT: BucketManners = { answerMs: 2000, sendMs: 5000, fileMs: 5000, pauseMs: 1, listed: 20 }

/** What is done with a request before the S3 server sees it; true means that it was answered, or never will be. */
type Gate = (request: IncomingMessage, response: ServerResponse) => boolean

export interface TestBucket {
  settings: BucketSettings
  /** The requests since the start: `PUT /semena/originals/…`. */
  seen: string[]
  /** Lets requests through a gate; null takes it away. */
  gate(gate: Gate | null): void
  /** The server ends: connections are cut, and new ones refused. */
  goAway(): Promise<void>
  /** It is there again, at the same address, with what it had. */
  comeBack(): Promise<void>
  close(): Promise<void>
}

export async function startBucket(): Promise<TestBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-bucket-'))
  const s3 = new S3rver({ directory: folder, silent: true, configureBuckets: [{ name: 'semena' }] })
  // It would take the test runner's place at what nobody catches.
  s3.logger.exceptions.unhandle()
  await s3.configureBuckets()
  const answer = s3.callback()
  const seen: string[] = []
  let gate: Gate | null = null
  let server: Server | undefined
  const listen = async (port: number): Promise<number> => {
    const made = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`)
      if (!gate?.(request, response)) answer(request, response)
    })
    server = made
    await new Promise<void>((resolve) => {
      made.listen(port, '127.0.0.1', resolve)
    })
    return (made.address() as AddressInfo).port
  }
  const goAway = async (): Promise<void> => {
    const ended = server
    server = undefined
    if (!ended) return
    await new Promise((resolve) => {
      ended.close(resolve)
      ended.closeAllConnections()
    })
  }
  const port = await listen(0)
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'semena',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      publicUrl: null,
    },
    seen,
    gate: (next) => {
      gate = next
    },
    goAway,
    comeBack: async () => {
      if (!server) await listen(port)
    },
    close: async () => {
      await goAway()
      s3.logger.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
