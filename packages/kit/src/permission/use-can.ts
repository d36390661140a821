import { useRuntime } from '../runtime/kit-provider'

/** Whether the user has the permission code; an unknown code is denied. */
export function useCan(code: string): boolean {
  return useRuntime().permissions.has(code)
}
