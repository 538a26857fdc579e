/** Loads the small helps that a page works without. */
export const loadComforts = () => import('./comforts.tsx')
