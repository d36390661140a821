/** Tones of the engine's two states. */
export const definitionStates = { 1: 'success', 2: 'warning' } as const
