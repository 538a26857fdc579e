/**
 * Limits the metadata of a checkout that belongs to nobody, because a visitor who is not signed in writes it for free.
 */
import type { Viewer } from '../../context.ts'
import type { MetadataMap, StoredAddress } from '../../db/tables/columns.ts'
import { bytesOf, STRANGERS_METADATA_BYTES } from '../metadata.ts'
import { type Refusal, refuse } from '../result.ts'

/** A checkout with each part of it that has metadata. */
interface Holder {
  metadata: MetadataMap
  privateMetadata: MetadataMap
  lines: readonly { metadata: MetadataMap; privateMetadata: MetadataMap }[]
  shippingAddress: StoredAddress | null
  billingAddress: StoredAddress | null
}

const bytesOfAll = ({ metadata, privateMetadata, lines, shippingAddress, billingAddress }: Holder): number =>
  [
    metadata,
    privateMetadata,
    shippingAddress?.metadata,
    billingAddress?.metadata,
    ...lines.flatMap((l) => [l.metadata, l.privateMetadata]),
  ].reduce((sum, map) => sum + bytesOf(map), 0)

/**
 * Why a visitor who is not signed in may not leave a checkout in this state; null where they may. A checkout that held
 * more before, because a customer or the shop wrote it, can still be changed in every other way.
 */
export function anonymousMetadataFault(
  { kind }: Viewer,
  after: Holder,
  before: Holder | null,
  more: MetadataMap = {},
): Refusal<'INVALID'> | null {
  if (kind !== 'anonymous') return null
  const bytes = bytesOfAll(after) + bytesOf(more)
  return bytes <= STRANGERS_METADATA_BYTES || (before !== null && bytes <= bytesOfAll(before))
    ? null
    : refuse('INVALID', 'metadata', tooMuchOfStrangers).errors[0]!
}

const tooMuchOfStrangers = `Metadata of a checkout takes at most ${STRANGERS_METADATA_BYTES / 1024} kB in all while nobody is signed in.`
