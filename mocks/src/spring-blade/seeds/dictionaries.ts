import type { DictionarySeed, World } from '../../engine/world/world'
import { systemDictionaries } from '../../seed/dictionaries-system'

/** Dictionaries shared by both platforms, as far as this one has them; its sexes are male, female and unspecified. */
const shared = ['notice', 'menu_category', 'button_func', 'yes_no', 'data_scope_type', 'api_scope_type', 'post_category', 'region']
const dictionaries: readonly DictionarySeed[] = [
  ['sex', '性别', '1=男 2=女'],
  ...systemDictionaries.filter(([code]) => shared.includes(code)),
]

export function createDictSeeds(world: World) {
  let count = 0
  const row = (cells: {
    readonly parentId: string
    readonly code: string
    readonly dictKey: number
    readonly dictValue: string
    readonly sort: number
  }) => ({
    id: world.seedId('dict', count++),
    ...cells,
    isDeleted: 0,
  })
  return dictionaries.flatMap(([code, name, entries], index) => {
    const root = row({ parentId: '0', code, dictKey: -1, dictValue: name, sort: index + 1 })
    const children = entries.split(' ').map((entry) => {
      const [key = '', dictValue = ''] = entry.split('=')
      return row({ parentId: root.id, code, dictKey: Number(key), dictValue, sort: Number(key) })
    })
    return [root, ...children]
  })
}
