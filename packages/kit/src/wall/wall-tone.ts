/** From all well to somebody has to go there. */
export type WallTone = 'success' | 'info' | 'warning' | 'danger'

/** The class that gives a part of a wall its colour. */
export const toneClass = (tone: WallTone) => `wall-${tone}`
