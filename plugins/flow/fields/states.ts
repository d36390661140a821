/** How the engine's two states look wherever they stand. */
export const states = { 1: 'success', 2: 'warning' } as const
