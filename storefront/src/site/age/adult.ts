/** Stores that the visitor has said to be 18 or older, in a cookie of this host for a year (docs/rules.md#age). */

const COOKIE = 'semena_adult'
const YEAR_S = 31_536_000

export const saidAdult = (): boolean => new RegExp(`(?:^|;\\s*)${COOKIE}=1(?:;|$)`).test(document.cookie)

export function rememberAdult(): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${COOKIE}=1; path=/; max-age=${YEAR_S}; samesite=lax${secure}`
}
