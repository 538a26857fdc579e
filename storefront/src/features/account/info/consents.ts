/**
 * Consents as they are kept with the account's public metadata (docs/rules.md#consents): `consent.<what>.version`,
 * `consent.<what>.acceptedAt`.
 */

interface Item {
  key: string
  value: string
}

export const CONSENTS = ['orderUpdates', 'dataProcessing', 'legalCompetence', 'privacyPolicy'] as const
export type ConsentName = (typeof CONSENTS)[number]

export interface Consent {
  name: ConsentName
  acceptedAt: string
  /** The version of the text that was agreed to; null where it was not recorded. */
  version: string | null
}

/** The consents in the order above; those never given, or without a readable date, are left out. */
export function readConsents(metadata: readonly Item[]): Consent[] {
  const values = new Map(metadata.map(({ key, value }) => [key, value]))
  return CONSENTS.flatMap((name) => {
    const acceptedAt = values.get(`consent.${name}.acceptedAt`)
    if (!acceptedAt || Number.isNaN(Date.parse(acceptedAt))) return []
    return [{ name, acceptedAt, version: values.get(`consent.${name}.version`) || null }]
  })
}
