/** The question of age as the server sends it, with the script that opens it. */
import { ScriptOnce } from '@tanstack/react-router'
import { AGE_SCRIPT } from './adult.ts'
import { AgeDialog } from './age-dialog.server.tsx'

export const AgeCheckOfServer = () => (
  <>
    <AgeDialog />
    <ScriptOnce>{AGE_SCRIPT}</ScriptOnce>
  </>
)
