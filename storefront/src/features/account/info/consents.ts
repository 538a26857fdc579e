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
  /** Which text; null where it was not noted. */
  version: string | null
}

/** In the order above; what was never given, or has no readable date, is left out. */
export function readConsents(metadata: readonly Item[]): Consent[] {
  const values = new Map(metadata.map(({ key, value }) => [key, value]))
  return CONSENTS.flatMap((name) => {
    const acceptedAt = values.get(`consent.${name}.acceptedAt`)
    if (!acceptedAt || Number.isNaN(Date.parse(acceptedAt))) return []
    return [{ name, acceptedAt, version: values.get(`consent.${name}.version`) || null }]
  })
}
