import { useTranslate } from '@jwsk/kit'
import type { NewName } from '../insert'

const newNames: readonly NewName[] = ['step', 'copy', 'subProcess', 'start', 'end', 'decision', 'refused', 'otherwise', 'branch']

/** Names of new elements in the language of the console. */
export function useNewNames(): Readonly<Record<NewName, string>> {
  const t = useTranslate()
  // the keys are those of the record
  return Object.fromEntries(newNames.map((name) => [name, t(`designer.tree.names.${name}`)])) as Record<NewName, string>
}
