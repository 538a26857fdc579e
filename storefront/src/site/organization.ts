/** The shop as schema.org knows organizations. */

export const organizationData = (origin: string): Record<string, unknown> => ({
  '@type': 'Organization',
  name: 'Semena',
  url: origin,
  logo: `${origin}/favicon.svg`,
})
