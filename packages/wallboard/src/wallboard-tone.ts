/** Severity of a status, from `success` to `danger`; `quiet` for inactive places. */
export type WallboardTone = 'quiet' | 'success' | 'info' | 'warning' | 'danger'
