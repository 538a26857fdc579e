import { createFileRoute } from '@tanstack/react-router'

/** The page to which an invitation leads. The frame shows it in the place of the sign-in. */
export const Route = createFileRoute('/new-password')({
  validateSearch: ({ email, token }: Record<string, unknown>) => ({
    email: String(email ?? ''),
    token: String(token ?? ''),
  }),
})
