// Written by `npm run generate`; not to be edited.
declare module '@semena/commerce/db/statement' {
  interface Described {
  
  }
}
