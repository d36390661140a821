import { readTabs, type Tab } from '../tabs/model'
import { read, write } from './browser-storage'

const tabsKey = 'jwsk-tabs'

const ofThisTab = () => sessionStorage

interface StoredTabs {
  readonly owner: string
  readonly tabs: readonly Tab[]
}

/** The tabs that this window kept for their owner. */
export function loadTabs(owner: string): readonly Tab[] {
  const stored = read(ofThisTab, tabsKey) as Partial<StoredTabs> | null // readTabs checks what it holds
  return stored?.owner === owner ? readTabs(stored.tabs) : []
}

export const saveTabs = (state: StoredTabs) => write(ofThisTab, tabsKey, state)
