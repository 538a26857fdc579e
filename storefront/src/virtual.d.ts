/** Modules that the build makes: see `insides/one-language.ts`. */
declare module 'virtual:messages' {
  export function fill(messages: readonly unknown[]): void
}
declare module 'virtual:messages/*' {
  export const messages: readonly unknown[]
}
declare module 'virtual:early-files' {
  const files: { messages: Record<string, string[]>; adding: string[] }
  export default files
}
