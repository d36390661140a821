import { loadable } from './loadable'

/** Lazy {@link ConfirmDialog}: its chunk loads on first render or by `preload`, which keeps the shell small. */
export const LazyConfirmDialog = loadable(() => import('./confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })))
