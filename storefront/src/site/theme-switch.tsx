/** The button that switches the theme in turn: the system's, light, dark. */
import { m } from '../paraglide/messages.js'
import { THEMES, type Theme, setTheme, useTheme } from '../platform/theme.ts'
import { Icon, type IconName } from '@semena/ui/icon'

const LOOKS: Record<Theme, { icon: IconName; label: () => string }> = {
  auto: { icon: 'auto', label: m.site_theme_auto },
  light: { icon: 'sun', label: m.site_theme_light },
  dark: { icon: 'moon', label: m.site_theme_dark },
}

export function ThemeSwitch() {
  const theme = useTheme()
  const { icon, label } = LOOKS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto'
  return (
    <button type="button" className="theme-switch" aria-label={label()} title={label()} onClick={() => setTheme(next)}>
      <Icon name={icon} small />
    </button>
  )
}
