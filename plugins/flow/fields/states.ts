/** How the engine's two states look wherever they stand. */
export const definitionStates = { 1: 'success', 2: 'warning' } as const
