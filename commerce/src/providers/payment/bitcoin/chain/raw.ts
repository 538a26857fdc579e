/** Reads blocks and transactions as they are sent, as far as payments to native segwit addresses go. */
import { createHash } from 'node:crypto'

export interface RawOutput {
  index: number
  satoshi: bigint
  /** The script that the output pays to, in hex. */
  script: string
}
export interface RawTransaction {
  txid: string
  isReward: boolean
  /** Only outputs to a public key's hash in native segwit (P2WPKH), because the shop has no other addresses. */
  outputs: RawOutput[]
}
export interface RawBlock {
  previous: string
  time: Date
  transactions: RawTransaction[]
}

const HEADER_BYTES = 80
const P2WPKH = Buffer.from([0x00, 0x14])
const P2WPKH_BYTES = 22

/** Reads a block; throws a RangeError when the bytes are none. */
export function readBlock(raw: Buffer): RawBlock {
  const reader = new Reader(raw)
  reader.skip(HEADER_BYTES)
  const transactions = Array.from({ length: reader.count() }, () => transaction(reader))
  reader.end()
  return {
    previous: reversed(raw.subarray(4, 36)),
    time: new Date(raw.readUInt32LE(68) * 1000),
    transactions,
  }
}

/** Reads a transaction; throws a RangeError when the bytes are none. */
export function readTransaction(raw: Buffer): RawTransaction {
  const reader = new Reader(raw)
  const read = transaction(reader)
  reader.end()
  return read
}

function transaction(reader: Reader): RawTransaction {
  const { raw } = reader
  const start = reader.at
  reader.skip(4)
  const isSegwit = raw.readUInt16BE(reader.at) === 0x0001
  if (isSegwit) reader.skip(2)
  const body = reader.at
  const inputs = reader.count()
  const isReward = inputs === 1 && raw.subarray(reader.at, reader.at + 32).every((byte) => byte === 0)
  for (let i = 0; i < inputs; i++) {
    reader.skip(36)
    reader.skip(reader.count())
    reader.skip(4)
  }
  const outputs: RawOutput[] = []
  const count = reader.count()
  for (let index = 0; index < count; index++) {
    const satoshi = raw.readBigUInt64LE(reader.at)
    reader.skip(8)
    const length = reader.count()
    const script = raw.subarray(reader.at, reader.at + length)
    reader.skip(length)
    if (length === P2WPKH_BYTES && script.subarray(0, 2).equals(P2WPKH))
      outputs.push({ index, satoshi, script: script.toString('hex') })
  }
  const bodyEnd = reader.at
  if (isSegwit)
    for (let i = 0; i < inputs; i++) for (let items = reader.count(); items > 0; items--) reader.skip(reader.count())
  reader.skip(4)
  // The id of a transaction is a hash over everything but its witnesses.
  const named = [raw.subarray(start, start + 4), raw.subarray(body, bodyEnd), raw.subarray(reader.at - 4, reader.at)]
  return { txid: outputs.length > 0 ? hash(named) : '', isReward, outputs }
}

const hash = (parts: readonly Buffer[]): string => {
  const once = parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest()
  return reversed(createHash('sha256').update(once).digest())
}

/** A hash in hex as people write it, from its last byte to its first. */
const reversed = (bytes: Buffer): string => Buffer.from(bytes).reverse().toString('hex')

class Reader {
  readonly raw: Buffer
  at = 0

  constructor(raw: Buffer) {
    this.raw = raw
  }

  skip(bytes: number): void {
    this.at += bytes
    if (this.at > this.raw.length) throw new RangeError('the bytes end too early')
  }

  /** A number of one, three, five or nine bytes. */
  count(): number {
    const first = this.raw.readUInt8(this.at)
    this.skip(1)
    if (first < 0xfd) return first
    const bytes = { 0xfd: 2, 0xfe: 4, 0xff: 8 }[first]!
    const value = bytes === 8 ? Number(this.raw.readBigUInt64LE(this.at)) : this.raw.readUIntLE(this.at, bytes)
    this.skip(bytes)
    // A transaction cannot have more parts than bytes, so a larger number is an attack or a fault.
    if (value > this.raw.length) throw new RangeError('more parts than bytes')
    return value
  }

  end(): void {
    if (this.at !== this.raw.length) throw new RangeError('bytes are left over')
  }
}
