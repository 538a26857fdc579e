/** The question of age as the server sends it, with the script that opens it. */
import { ScriptOnce } from '@tanstack/react-router'
import { useShop } from '../../platform/shop.ts'
import { AGE_SCRIPT } from './adult.ts'
import { AgeDialog } from './age-dialog.server.tsx'

export function AgeCheckOfServer() {
  const { years } = useShop()
  if (years === null) return null
  return (
    <>
      <AgeDialog years={years} />
      <ScriptOnce>{AGE_SCRIPT}</ScriptOnce>
    </>
  )
}
