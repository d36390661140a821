/** From all well to somebody has to go there. */
export type WallTone = 'success' | 'info' | 'warning' | 'danger'
