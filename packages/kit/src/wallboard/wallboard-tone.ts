/** From all well to somebody has to go there; quiet where nothing has begun. */
export type WallboardTone = 'quiet' | 'success' | 'info' | 'warning' | 'danger'
