/** What somebody may do about their own account and this device: language, light or dark, second step, sign out. */
import { useNavigate } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { tell } from '../parts/act.ts'
import type { IconName } from '../parts/icon.tsx'
import { troubleText } from '../platform/faults.ts'
import { chooseLanguage, language, LANGUAGE_NAMES, LANGUAGES } from '../platform/i18n.ts'
import { signOut } from '../platform/session.ts'
import { chooseTheme, theme, THEMES } from '../platform/theme.ts'
import { OWN_PLACES } from './sections.ts'

interface AccountAct {
  label: string
  icon: IconName
  onPress: () => void
}

export function useAccountActs(): AccountAct[] {
  const navigate = useNavigate()
  return [
    ...LANGUAGES.filter((one) => one !== language()).map((one) => ({
      label: LANGUAGE_NAMES[one],
      icon: 'texts' as const,
      onPress: () => chooseLanguage(one),
    })),
    ...THEMES.filter((one) => one !== theme()).map((one) => ({
      label: { auto: m.frame_theme_auto, light: m.frame_theme_light, dark: m.frame_theme_dark }[one](),
      icon: ({ auto: 'auto', light: 'sun', dark: 'moon' } as const)[one],
      onPress: () => chooseTheme(one),
    })),
    ...OWN_PLACES.map(({ to, label, icon }) => ({ label: label(), icon, onPress: () => void navigate({ to }) })),
    {
      label: m.frame_sign_out(),
      icon: 'left' as const,
      onPress: () => void signOut().catch((error: unknown) => tell('error', troubleText(error))),
    },
  ]
}
